// Puts text on the clipboard without the clipboard permission, which the app grants to nobody.

export function copyText(text: string): void {
  const put = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    event.clipboardData?.setData('text/plain', text);
  };
  document.addEventListener('copy', put, { capture: true });
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- navigator.clipboard asks for a permission
  document.execCommand('copy');
  document.removeEventListener('copy', put, { capture: true });
}
