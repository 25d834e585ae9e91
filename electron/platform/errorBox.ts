// The system's own box, for when there is no window to say it in. Returns when it has been read.
import { dialog } from 'electron';

export function showErrorBox({
  title,
  text,
}: {
  readonly title: string;
  readonly text: string;
}): void {
  dialog.showErrorBox(title, text);
}
