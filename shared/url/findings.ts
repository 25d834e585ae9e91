// The severity of each finding, in the order of the checks.
import type {
  FindingDetail,
  FindingId,
  FindingPart,
  FindingSeverity,
  UrlFinding,
} from './urlAnalysis.ts';

const severities: Readonly<Record<FindingId, FindingSeverity>> = {
  'invalid-url': 'block',
  'url-too-long': 'block',
  'control-characters': 'block',
  'invisible-characters': 'block',
  whitespace: 'warn',
  'scheme-blocked': 'block',
  'http-plain': 'block',
  backslash: 'block',
  'malformed-authority': 'block',
  userinfo: 'block',
  'encoded-host': 'block',
  'host-normalized': 'warn',
  'invalid-hostname': 'block',
  'ip-host': 'warn',
  'ip-obfuscated': 'block',
  'private-network-host': 'warn',
  'loopback-host': 'info',
  'loopback-from-remote': 'warn',
  'localhost-lookalike': 'warn',
  'single-label-host': 'warn',
  'trailing-dot-host': 'warn',
  'nondefault-port': 'warn',
  'unsafe-port': 'warn',
  'punycode-host': 'warn',
  'idn-mixed-script': 'block',
  'idn-whole-script': 'warn',
  'idn-fake-punctuation': 'block',
  'idn-unusual-characters': 'warn',
  'lookalike-known': 'block',
  'lookalike-server': 'block',
  'near-known-domain': 'warn',
  'embedded-domain': 'warn',
  'known-name-in-domain': 'warn',
  'deep-subdomain': 'warn',
  shortener: 'warn',
  'shared-hosting': 'info',
  'secret-parameter': 'warn',
  'pii-parameter': 'warn',
  'redirect-parameter': 'warn',
  'encoded-control': 'warn',
  'shell-characters': 'block',
  'executable-path': 'warn',
  'server-domain-mismatch': 'info',
  'message-domain-mismatch': 'warn',
};

const weight: Readonly<Record<FindingSeverity, number>> = { block: 0, warn: 1, info: 2 };

export function finding(id: FindingId, part: FindingPart, detail?: FindingDetail): UrlFinding {
  const severity = severities[id];
  return detail === undefined ? { id, severity, part } : { id, severity, part, detail };
}

/** What weighs most first; among equals the order of the checks. */
export function bySeverity(findings: readonly UrlFinding[]): readonly UrlFinding[] {
  return [...findings].sort((a, b) => weight[a.severity] - weight[b.severity]);
}

/** The highest severity; notes count as `ok`. */
export function verdictOf(findings: readonly UrlFinding[]): 'ok' | 'warn' | 'block' {
  const has = (severity: FindingSeverity) => findings.some((one) => one.severity === severity);
  if (has('block')) return 'block';
  return has('warn') ? 'warn' : 'ok';
}
