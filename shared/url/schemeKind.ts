// What an address of another scheme would have started (C-URL-9): for the sentence that says why it is refused.
import type { FindingDetail } from './urlAnalysis.ts';

type SchemeKind = NonNullable<FindingDetail['schemeKind']>;

const scripts = new Set(['javascript', 'vbscript', 'livescript', 'data', 'blob', 'view-source']);
const files = new Set([
  'file',
  'filesystem',
  'smb',
  'cifs',
  'afp',
  'nfs',
  'ftp',
  'ftps',
  'sftp',
  'dav',
  'davs',
  'webdav',
]);
const systemTools = new Set([
  'search',
  'search-ms',
  'shell',
  'res',
  'hcp',
  'help',
  'cmd',
  'powershell',
  'terminal',
  'x-man-page',
]);

/** `protocol` ends with its colon. */
export function schemeKindOf(protocol: string): SchemeKind {
  const scheme = protocol.slice(0, -1);
  if (scripts.has(scheme)) return 'script';
  if (files.has(scheme)) return 'file';
  const isSystemTool =
    systemTools.has(scheme) || scheme.startsWith('ms-') || scheme.startsWith('x-apple.');
  return isSystemTool ? 'system-tool' : 'other-program';
}
