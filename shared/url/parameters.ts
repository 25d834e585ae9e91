// What the parameters carry: keys, personal data, the next address. Findings name parameters, never values (C-URL-18).
import { naming, parametersOf, type Parameter } from './parameterList.ts';
import { isPersonalName, isSecretName, mayCarryJwt } from './parameterNames.ts';
import { redirectFindings } from './redirects.ts';
import type { UrlFinding } from './urlAnalysis.ts';
import type { UrlFacts } from './urlFacts.ts';

const jwt = /^(?:Bearer )?eyJ[\w-]{5,}(?:\.[\w-]*){2,4}$/;

/** Forms that their makers document, so that leaked ones can be found. */
const knownKeys = [
  /^gh[oprsu]_\w{20,}$/,
  /^github_pat_\w{20,}$/,
  /^gl(?:pat|ptt|dt|rt|soat|oas)-[\w.-]{16,}$/,
  /^xox[abeoprs]-[\w.-]{8,}$/,
  /^xapp-[\w-]{8,}$/,
  /^sk-(?:ant-|proj-|svcacct-|or-)?[\w-]{20,}$/,
  /^(?:[rs]k|whsec)_(?:live_|test_|prod_)?[A-Za-z0-9]{16,}$/,
  /^(?:AKIA|ASIA)[A-Z0-9]{16}$/,
  /^AIza[\w-]{35}$/,
  /^ya29\.[\w.-]{8,}$/,
  /^GOCSPX-[\w-]{20,}$/,
  /^SG\.[\w-]{16,}\.[\w-]{16,}$/,
  /^(?:npm|hf|glsa|shpat|shpca|shppa|shpss|dckr_pat|dop_v1|doo_v1|ntn|secret|lin_api|figd|nfp)_[\w-]{20,}$/,
  /^pypi-[\w-]{20,}$/,
  /^hv[bsr]\.[\w-]{20,}$/,
  /^ATATT3[\w=-]{20,}$/,
  /^-----BEGIN [A-Z ]*PRIVATE KEY/,
];

const mailAddress =
  /^(?:mailto:)?[\p{L}\p{N}.!#$%&'*+_~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/u;
const maxMailAddress = 320;

export function parameterFindings(facts: UrlFacts): readonly UrlFinding[] {
  const parameters = parametersOf(facts.url);
  return [
    ...naming('secret-parameter', parameters.filter(carriesSecret)),
    ...naming('pii-parameter', parameters.filter(isPersonal)),
    ...redirectFindings(parameters, facts),
  ];
}

function carriesSecret({ name, value }: Parameter): boolean {
  return (
    isSecretName(name) ||
    (jwt.test(value) && !mayCarryJwt(name)) ||
    knownKeys.some((form) => form.test(value))
  );
}

function isPersonal({ name, value }: Parameter): boolean {
  return isPersonalName(name) || (value.length <= maxMailAddress && mailAddress.test(value));
}
