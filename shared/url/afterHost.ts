// What stands behind the host: escapes that hide, characters that a shell would act on, files that start something.
import { finding } from './findings.ts';
import { hasControl, hasInvisible } from './rawText.ts';
import type { FindingPart, UrlFinding } from './urlAnalysis.ts';
import type { UrlFacts } from './urlFacts.ts';

/** Programs, scripts, installers, disk images, launchers, shortcuts. Not `com`: it ends many honest paths. */
const startableEndings: ReadonlySet<string> = new Set(
  `
  exe msi msix msixbundle appx appxbundle msp mst scr pif cpl msc hta bat cmd ps1 psm1 vbs vbe jse ws wsf wsh
  reg lnk url scf gadget application jar jnlp dmg pkg mpkg app command terminal scpt workflow webloc
  sh bash zsh csh ksh run desktop appimage deb rpm snap flatpak flatpakref iso img vhd vhdx apk aab xapk ipa
`
    .trim()
    .split(/\s+/),
);

export function afterHostFindings({ raw, url }: UrlFacts): readonly UrlFinding[] {
  const escaped = raw.rest.match(/(?:%[0-9a-f]{2})+/gi) ?? [];
  const hidden = escaped.find((run) => hides(bytesOf(run)));
  const shell = /`|\$[({]/.exec(raw.text);
  return [
    ...(hidden === undefined ? [] : [finding('encoded-control', partOf(raw.rest, hidden))]),
    ...(shell === null ? [] : [finding('shell-characters', partOf(raw.rest, shell[0]))]),
    ...(startsSomething(url.pathname) ? [finding('executable-path', 'path')] : []),
  ];
}

/** The ideographic space is a visible gap, and common in searches. */
function hides(text: string): boolean {
  return hasControl(text) || hasInvisible(text.replaceAll('\u3000', ''));
}

/** Bytes that are no UTF-8 become U+FFFD, which hides nothing. */
function bytesOf(escapes: string): string {
  const bytes = escapes.split('%').slice(1);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)),
  );
}

function startsSomething(pathname: string): boolean {
  const segment = pathname.slice(pathname.lastIndexOf('/') + 1).split(';')[0] ?? '';
  // Windows drops dots and blanks at the end of a name.
  const name = withoutTail(
    segment.replace(/%([2-7][0-9a-f])/gi, (_, byte: string) =>
      String.fromCharCode(Number.parseInt(byte, 16)),
    ),
  );
  const dot = name.lastIndexOf('.');
  return dot !== -1 && startableEndings.has(name.slice(dot + 1).toLowerCase());
}

function withoutTail(name: string): string {
  let end = name.length;
  while (end > 0 && (name[end - 1] === '.' || name[end - 1] === ' ')) end -= 1;
  return name.slice(0, end);
}

function partOf(rest: string, found: string): FindingPart {
  const at = rest.indexOf(found);
  const before = rest.slice(0, Math.max(at, 0));
  if (before.includes('#')) return 'hash';
  return before.includes('?') ? 'query' : 'path';
}
