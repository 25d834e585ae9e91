// Addresses as honest servers send them: nothing is to be found but what stands here.
import { describe, expect, it } from 'vitest';
import { analyseUrl } from './analyseUrl.ts';
import type { UrlContext } from './urlAnalysis.ts';

const callback = 'https%3A%2F%2Fmcp.acme.example%2Foauth%2Fcallback';
const acme: UrlContext = { server: { transport: 'http', origin: 'https://mcp.acme.example' } };
const says = (message: string): UrlContext => ({ message });
const mismatch = 'server-domain-mismatch';

const ordinary: readonly (readonly [raw: string, findings?: string, context?: UrlContext])[] = [
  // sign-in with another company, back to the server that asked
  [
    `https://accounts.google.com/o/oauth2/v2/auth?client_id=1-a.apps.googleusercontent.com&redirect_uri=${callback}&response_type=code&scope=openid%20https%3A%2F%2Fwww.googleapis.com%2Fauth%2Fcalendar&access_type=offline&prompt=consent&state=xyz&code_challenge=E9Me&code_challenge_method=S256`,
    mismatch,
    acme,
  ],
  [
    `https://github.com/login/oauth/authorize?client_id=Iv1.8a61f9b3a7aba766&redirect_uri=${callback}&scope=repo%20read:user&state=abc`,
    mismatch,
    acme,
  ],
  [
    `https://login.microsoftonline.com/common/oauth2/v2.0/authorize?client_id=6731de76-14a6-49ae-97bc-6eba6914391e&response_type=code&redirect_uri=${callback}&response_mode=query&scope=offline_access%20user.read&state=12345&nonce=678910`,
    mismatch,
    acme,
  ],
  [
    `https://acme.okta.com/oauth2/default/v1/authorize?client_id=0oa&redirect_uri=${callback}&response_type=code&scope=openid&state=s`,
    mismatch,
    acme,
  ],
  [
    `https://auth.atlassian.com/authorize?audience=api.atlassian.com&client_id=abc&scope=read%3Ajira-work&redirect_uri=${callback}&state=s&response_type=code&prompt=consent`,
    mismatch,
    acme,
  ],
  [
    `https://slack.com/oauth/v2/authorize?client_id=1.2&scope=chat:write,users:read&user_scope=&redirect_uri=${callback}&state=q`,
    mismatch,
    acme,
  ],
  [
    `https://api.notion.com/v1/oauth/authorize?client_id=463558a3&response_type=code&owner=user&redirect_uri=${callback}`,
    mismatch,
    acme,
  ],
  [
    `https://www.dropbox.com/oauth2/authorize?client_id=a&response_type=code&token_access_type=offline&redirect_uri=${callback}`,
    mismatch,
    acme,
  ],
  [
    `https://discord.com/oauth2/authorize?client_id=157730590492196864&response_type=code&scope=identify&redirect_uri=${callback}`,
    mismatch,
    acme,
  ],
  [
    `https://www.linkedin.com/oauth/v2/authorization?response_type=code&client_id=a&redirect_uri=${callback}&state=foo`,
    mismatch,
    acme,
  ],
  [
    `https://gitlab.com/oauth/authorize?client_id=A&redirect_uri=${callback}&response_type=code&state=S&scope=read_user`,
    mismatch,
    acme,
  ],
  [
    `https://login.salesforce.com/services/oauth2/authorize?client_id=3MVG9&redirect_uri=${callback}&response_type=code`,
    mismatch,
    acme,
  ],
  [
    `https://acme.eu.auth0.com/authorize?response_type=code&client_id=a&redirect_uri=${callback}&audience=https%3A%2F%2Fapi.acme.example`,
    mismatch,
    acme,
  ],
  [
    `https://linear.app/oauth/authorize?client_id=a&redirect_uri=${callback}&response_type=code&scope=read,write`,
    mismatch,
    acme,
  ],
  [
    `https://zoom.us/oauth/authorize?response_type=code&client_id=a&redirect_uri=${callback}`,
    mismatch,
    acme,
  ],
  [
    `https://idp.example.net/authorize?client_id=https%3A%2F%2Fclient.example%2Fmetadata.json&resource=https%3A%2F%2Fmcp.acme.example&redirect_uri=${callback}`,
    mismatch,
    acme,
  ],
  [
    `https://idp.example.net/authorize?request=eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJhIn0.c2ln&state=eyJhbGciOiJIUzI1NiJ9.eyJhIjoxfQ.c2ln&client_id=a`,
  ],
  [
    'https://idp.example.net/authorize?request_uri=urn%3Aietf%3Aparams%3Aoauth%3Arequest_uri%3A6esc_11ACC5bwc014ltc14eY22c&client_id=a',
  ],
  // callbacks on this computer, by a server on this computer
  [
    'https://idp.example.net/authorize?client_id=a&redirect_uri=http%3A%2F%2Flocalhost%3A33418%2Fcallback&state=s',
  ],
  [
    'https://idp.example.net/authorize?client_id=a&redirect_uri=http%3A%2F%2F127.0.0.1%3A49152%2Fcb&state=s',
  ],
  ['http://localhost:3000/connect?session_hint=a', 'loopback-host'],
  ['http://[::1]:8931/consent', 'loopback-host'],
  ['http://app.localhost:5173/#/setup', 'loopback-host'],
  [
    'http://127.0.0.1:8931/connect/0b1f',
    'loopback-host',
    { server: { transport: 'http', origin: 'http://localhost:8931' } },
  ],
  // devices
  ['https://github.com/login/device'],
  ['https://microsoft.com/devicelogin'],
  ['https://www.google.com/device?user_code=ABCD-EFGH'],
  ['https://login.microsoftonline.com/common/oauth2/deviceauth'],
  ['https://device.sso.eu-central-1.amazonaws.com/?user_code=RXTP-QCNZ'],
  // payments
  ['https://checkout.stripe.com/c/pay/cs_test_a1B2c3#fidkdWxOYHwnPyd1blpxYHZxWjA0S3VzTmxk'],
  ['https://buy.stripe.com/test_aEU7ss9Xn?client_reference_id=42&prefilled_promo_code=X'],
  ['https://www.paypal.com/checkoutnow?useraction=commit'],
  ['https://www.paypal.com/cgi-bin/webscr?cmd=_express-checkout'],
  ['https://pay.google.com/gp/w/u/0/home'],
  // files and long links
  [
    `https://acme-files.s3.eu-central-1.amazonaws.com/report.pdf?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=20250101T000000Z&X-Amz-Expires=900&X-Amz-SignedHeaders=host&X-Amz-Signature=${'0a'.repeat(32)}`,
    'secret-parameter shared-hosting',
  ],
  [`https://example.com/p/${'Lorem-ipsum-'.repeat(160)}`],
  ['https://example.com/files/manual.pdf'],
  ['https://example.com/a.b.c/index.html'],
  ['https://docs.example.com/guide/install.sh.html'],
  ['https://example.com/web/github.com'],
  ['https://docs.google.com/document/d/1a2b3c/edit?usp=sharing#heading=h.1'],
  ['https://drive.google.com/drive/folders/0B?resourcekey=0-a'],
  ['https://example.com/list?page_token=abc&next_token=def&token_count=5'],
  ['https://example.com/list?next=2&target=user:17&continue=yes&url=/home'],
  ['https://example.com/login?next=https%3A%2F%2Fapp.example.com%2Fhome'],
  ['https://example.com/verify?email=&token=&scope=email'],
  ['https://example.com/search?q=%E6%9D%B1%E4%BA%AC%E3%80%80%E5%A4%A9%E6%B0%97'],
  ['https://ja.wikipedia.org/wiki/%E3%83%A1%E3%82%A4%E3%83%B3%E3%83%9A%E3%83%BC%E3%82%B8'],
  ['https://example.com/a|b^c?d=e|f'],
  ["https://example.com/it's?q=don't"],
  ['https://example.com/100%'],
  ['https://example.com/a;b=c/d,e(f)!*~'],
  // hosts
  ['https://www.amazon.co.jp/'],
  ['https://accounts.google.co.uk/'],
  ['https://www.google.com.tw/'],
  ['https://www.bbc.co.uk/news'],
  ['https://www.gov.uk/browse'],
  ['https://github.enterprise.example/login'],
  ['https://gitlab.example.org/oauth/authorize?client_id=a'],
  ['https://status.example.com/'],
  ['https://acme.atlassian.net/wiki'],
  ['https://acme.my.salesforce.com/'],
  ['https://acme.sharepoint.com/sites/x'],
  ['https://acme.github.io/docs', 'shared-hosting'],
  ['https://acme.vercel.app/', 'shared-hosting'],
  ['https://xn--mnchen-3ya.example/', 'punycode-host'],
  ['https://www.m\u00fcller.example/', 'punycode-host'],
  ['https://\u65e5\u672c\u8a9e.jp/', 'punycode-host'],
  ['https://\u30d1\u30f3\u5c4b\u3055\u3093.jp/', 'punycode-host'],
  ['https://\u30b3\u30fc\u30d2\u30fcshop.jp/', 'punycode-host'],
  ['https://\u53f0\u7063.tw/', 'punycode-host'],
  ['https://\u4e2d\u56fd.\u4e2d\u56fd/', 'punycode-host'],
  ['https://\ud55c\uad6d.kr/', 'punycode-host'],
  ['https://\u0438\u043c\u044f.\u0440\u0444/', 'punycode-host'],
  ['https://\u0440\u0435\u0441\u0443\u0440\u0441.\u0440\u0444/', 'punycode-host'],
  ['https://\u0440\u0435\u0441\u0443\u0440\u0441.ru/', 'punycode-host'],
  ['https://\u0e44\u0e17\u0e22.\u0e44\u0e17\u0e22/', 'punycode-host'],
  ['https://\u0645\u062b\u0627\u0644.example/', 'punycode-host'],
  ['https://paral\u00b7lel.cat/', 'punycode-host'],
  ['https://na\u00efve-caf\u00e9.example/', 'punycode-host'],
  ['https://[2001:db8::1]/', 'ip-host'],
  ['https://[2001:0db8:0000:0000:0000:0000:0000:0001]/', 'ip-host'],
  [
    'https://10.0.0.5/setup',
    'ip-host',
    { server: { transport: 'http', origin: 'https://10.0.0.5' } },
  ],
  [
    'https://wiki.corp.internal/',
    '',
    { server: { transport: 'http', origin: 'https://wiki.corp.internal' } },
  ],
  // words that are no domain
  [
    'https://acme.example/',
    '',
    says('Read readme.md and run setup.sh, then write to ann@github.com.'),
  ],
  [
    'https://acme.example/',
    '',
    says('Node.js 20.1 or later, e.g. the one of ASP. Done.Next step, i.e. sign in.'),
  ],
  ['https://acme.example/', '', says('Connect your calendar at ACME.example, please.')],
  ['https://acme.example/', '', says('See github.com/acme/tool and https://login.acme.example/a.')],
  ['https://acme.example/', '', says('\u8acb\u5728acme.example\u767b\u5165')],
  [
    'https://acme.example/',
    '',
    says('src/main.rs, application.properties and main.tf changed; v1.2.3.'),
  ],
];

describe('an ordinary address', () => {
  it.each(ordinary.map(([raw, findings = '', context]) => ({ raw, findings, context })))(
    '$raw',
    ({ raw, findings, context }) => {
      const analysis = analyseUrl(raw, context);
      const ids = analysis.findings.map(({ id }) => id);
      expect(ids.sort().join(' ')).toBe(findings);
      expect(analysis.hrefToOpen).not.toBeNull();
    },
  );
});
