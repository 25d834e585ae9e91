// How the address fits the server that sent it and the words that came with it.
import { finding } from './findings.ts';
import { siteOf } from './host.ts';
import { domainsIn } from './messageDomains.ts';
import type { UrlFinding } from './urlAnalysis.ts';
import type { UrlFacts } from './urlFacts.ts';

export function contextFindings({ host, asker, message }: UrlFacts): readonly UrlFinding[] {
  return [...serverMismatch(), ...messageMismatch()];

  function serverMismatch(): readonly UrlFinding[] {
    if (asker.host === null || siteOf(asker.host) === siteOf(host)) return [];
    // Two spellings of this computer.
    if (asker.host.isLoopback && host.isLoopback) return [];
    return [finding('server-domain-mismatch', 'context', { domain: siteOf(asker.host) })];
  }

  function messageMismatch(): readonly UrlFinding[] {
    const [named, ...others] = domainsIn(message);
    if (named === undefined || [named, ...others].includes(siteOf(host))) return [];
    return [finding('message-domain-mismatch', 'context', { domain: named })];
  }
}
