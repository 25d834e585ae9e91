// What the heuristics find in a text and what they leave alone, in the languages they know (C-IDN-5, C-REV-3).
import { describe, expect, it } from 'vitest';
import { cleanText, cleanTexts } from '../cleanText.ts';
import type { TextFlag } from '../textFlag.ts';

function flagsOf(text: string) {
  return cleanText(text, 'message').flags;
}

function table(flag: TextFlag, hits: readonly string[], misses: readonly string[]): void {
  describe(flag, () => {
    it.each(hits)('is raised by: %s', (text) => {
      expect(flagsOf(text)).toContain(flag);
    });
    it.each(misses)('is not raised by: %s', (text) => {
      expect(flagsOf(text)).not.toContain(flag);
    });
  });
}

table(
  'imitates-app',
  [
    'This request is safe.',
    'this form has been verified',
    'The connection is completely secure.',
    'Verified by Frontdesk',
    'Approved by your operating system',
    'Message from Acme, verified publisher',
    '[VERIFIED] Acme',
    'Verified: Acme Billing',
    'An official request of the bank',
    'A message from the system',
    'The app has verified this server.',
    'System notice: your session is old',
    'System: please answer the question below',
    'This is a system message.',
    'Frontdesk recommends that you continue',
    'It is safe to approve. That is safe to share.',
    'Security check passed',
    'No threats were found.',
    '100% safe',
    '✅ Ready',
    '🛡️ Protected',
    '🔒 Sign in',
    'Choose: [ OK ] [ Cancel ]',
    '[Accept]   [Decline]',
    '│ Allow │',
    'Ｖｅｒｉｆｉｅｄ by the app',
    '此請求已通過安全驗證。',
    '這個網站是安全的',
    '已由系統驗證',
    '已驗證的發行者',
    '系統訊息：請填寫下列資料',
    '這是系統通知，請回覆。',
    '來自系統的通知',
    'Frontdesk 建議您繼續',
    '保證安全',
    '您可以放心同意',
    '【同意】',
    'このリクエストは安全です。',
    'このサーバーは検証済みです',
    'アプリによって承認されています',
    '公式サーバー',
    'システム通知：回答してください',
    'これはシステムからのお知らせです。',
    'Frontdeskがこの質問を確認しました',
    '安全が確認されています',
    '安心して許可してください',
    '［ はい ］［ いいえ ］',
  ],
  [
    'Please verify your e-mail address.',
    'Your leave request has been approved by your manager.',
    'Tell us if this request is approved.',
    'Is this link safe?',
    'Did you get a message from the system?',
    'The app you register needs a name.',
    'The official website of the company',
    'Expenses (approved)',
    'It is safe to use in all versions.',
    'This page is not safe to share.',
    'Keep it in a safe place, for instance a safe deposit box.',
    'Who should approve the order?',
    'Has the order been approved by the system administrator?',
    'Add a trusted server to the list.',
    'Which operating system do you use?',
    'Do you want system notifications?',
    'Where is the front desk of the hotel?',
    'Security alerts go to this address.',
    'The task is done ✓',
    'Write [x] for yes, [optional]',
    'Mark the array items[0] as read.',
    '| OK | 12 | failed |',
    '請驗證您的電子郵件地址。',
    '此請求須經主管核准。',
    '這個網站安全嗎？',
    '此連線不安全',
    '您的電子郵件已驗證。',
    '官方網站的網址是什麼？',
    '您要接收系統通知嗎',
    '接收來自應用程式的通知',
    '安全問題',
    '【確認】您的訂位資料',
    'メールアドレスを確認してください。',
    'このサイトは安全ですか？',
    'このリクエストは承認されていません。',
    'アプリからの通知を受け取りますか',
    'システムの名前を入力してください',
    '安全にご利用いただくためのお願い',
    '周囲の安全を確認してください',
    '【確認】ご予約内容',
  ],
);

table(
  'pushes-consent',
  [
    'Click Accept.',
    'Press "OK" to go on.',
    'Just hit the green Allow button',
    'Tap on "Continue" now',
    'Select "Approve" and you are done.',
    'Please ignore the warning below.',
    'Disregard all security warnings',
    'Do not worry about the red warning.',
    'The warning can safely be ignored.',
    'Do not decline.',
    "Please don't click “Decline”",
    'You must not reject this request.',
    'Do not close this window.',
    'Please accept this request.',
    '請點選「同意」。',
    '按下確定即可繼續',
    '請選擇「允許」按鈕',
    '請忽略上方的警告',
    '不用理會警示訊息',
    '警告可以直接忽略',
    '請勿拒絕',
    '不要按「取消」',
    '「許可」をクリックしてください',
    '送信ボタンを押してください。',
    'OKを押して続行します',
    '警告は無視してください',
    '警告が表示されても気にせず進めてください',
    '拒否しないでください。',
    'どうか断らないでください',
    '「許可」を選択してください',
    'この画面を閉じないでください',
  ],
  [
    'Do you accept the terms?',
    'Never click Accept without reading.',
    'Press the doorbell when you arrive.',
    'Choose Yes if you want the newsletter.',
    'Select open positions from the list.',
    'Which warning did you see?',
    'Do not ignore the warning.',
    'Ignore this message if you did not ask for it.',
    'You may decline at any time.',
    'You cannot cancel the order after Friday.',
    'Do not reject parcels that arrive late.',
    'You must accept the terms of service to get an account.',
    'How often do you click links?',
    '您同意這些條款嗎？',
    '請按照說明填寫',
    '請選擇是否訂閱電子報',
    '請輸入確認碼',
    '請勿忽略警告。',
    '您可以拒絕。',
    '請勿取消訂單',
    '點擊率是多少？',
    '利用規約に同意しますか？',
    '同意する項目を選択してください',
    '内容を確認してください。',
    '「はい」を選択すると更新されます',
    '警告を無視しないでください',
    '拒否することもできます。',
    '予約をキャンセルしないでおきますか',
    'ボタンを押してはいけません',
  ],
);

table(
  'asks-for-secret',
  [
    'Enter your password.',
    'Please paste your API key here',
    'Send us the one-time code',
    'Tell me your credit card number.',
    'Type in your recovery phrase',
    '請輸入您的密碼',
    '請提供信用卡號',
    '請貼上 API 金鑰',
    'パスワードを入力してください。',
    '認証コードを教えてください',
    'カード番号をご記入ください',
    'Bitte gib dein Passwort ein.',
    'Saisissez votre mot de passe',
    'Introduzca su contraseña',
  ],
  [
    'Never tell anyone your password.',
    'Your password was changed yesterday.',
    'Enter the name of the passenger.',
    'Which keyboard layout do you use?',
    '您的密碼已於昨天變更。',
    '請勿輸入密碼',
    '請輸入卡片的標題',
    'パスワードは入力しないでください。',
    'パスワードの長さを選んでください',
    'Wie heißt der Schlüsseldienst?',
    'Quel est votre nom de passage ?',
    '¿Cuál es su nombre?',
  ],
);

table(
  'link-text',
  [
    'Visit evil.example today',
    'www.acme.com',
    'Open https://192.0.2.1/x',
    'acme.co.jp/login',
    'slack://channel',
    'javascript:alert(1)',
    'localhost:3000',
    '請至evil.example查看',
    '詳しくはacme.co.jpをご覧ください',
    'Siehe bücher.example.',
    '例え.jp',
  ],
  [
    'Write to ann@acme.com.',
    'The file readme.md is missing.',
    'Edit src/index.html and setup.sh',
    'Node.js and ASP.NET, version 1.2.3',
    'Tell us your name.It is needed.',
    'e.g. at 5 p.m., i.e. before 6:30',
    'Costs 3.50 or 4,20 per day...',
    '請寄信到ann@acme.com。',
    'README.mdを読む',
  ],
);

table(
  'markup',
  [
    '<b>Free</b>',
    'a<br/>b',
    '<img src=x onerror=1>',
    '<a href="#',
    'Tom &amp; Ann',
    '&#60;b',
    '[here](https://acme.example)',
    '![cat](cat.png)',
    '<https://acme.example>',
    '<!-- hidden -->',
    '[1]: https://acme.example',
  ],
  [
    'Write <name> and <your city>',
    'a < b and b > c, 2<3',
    'Q&A; R&D; AT&T;',
    'Tom & Ann; both',
    'f[0](x) and [x] (y)',
    '*not* _drawn_',
    '[1]: first note',
    'price <= 5 <i',
  ],
);

describe('a secret by the place of its text', () => {
  it.each([
    'API key',
    'Passwort',
    'Mot de passe',
    'Código PIN de la tarjeta',
    '密碼',
    '信用卡號',
    'パスワード',
  ])('a field is named %s', (title) => {
    expect(cleanText(title, 'fieldTitle').flags).toEqual(['asks-for-secret']);
    expect(cleanText(title, 'fieldTitle', { mode: 'url' }).flags).toEqual([]);
  });

  it.each(['Keyboard layout', 'Passenger', '密碼長度', 'トークン数', 'Schlüsselbund'])(
    'a field may be named %s',
    (title) => {
      expect(cleanText(title, 'fieldTitle').flags).toEqual([]);
    },
  );

  it('leaves the name of a server and the choices of a way to sign in alone', () => {
    expect(cleanText('Password Depot', 'serverName').flags).toEqual([]);
    expect(cleanTexts(['Password', 'API key', 'パスワード']).flags).toEqual([]);
    expect(cleanTexts(['Enter your password below', 'No']).flags).toEqual(['asks-for-secret']);
  });

  it('reads descriptions', () => {
    expect(cleanText('Your password for the shop.', 'fieldDescription').flags).toEqual([
      'asks-for-secret',
    ]);
    expect(cleanText('Do not write your password here.', 'fieldDescription').flags).toEqual([]);
  });
});

describe('names of servers (C-IDN-2)', () => {
  const otherServerNames = ['Acme Billing', '会計サーバー'];

  it.each(['acme-billing', 'ACME.BILLING', 'Acrne Billing', 'Acme Bi11ing', '会計 サーバー'])(
    '%s imitates another server',
    (name) => {
      expect(cleanText(name, 'serverName', { otherServerNames }).flags).toContain(
        'imitates-server',
      );
    },
  );

  it.each(['Acme Billings', 'Acme', 'Billing Acme', '会計', '--'])('%s does not', (name) => {
    expect(
      cleanText(name, 'serverName', { otherServerNames: [...otherServerNames, '..'] }).flags,
    ).toEqual([]);
  });

  it('compares names only', () => {
    expect(cleanText('Acme Billing', 'title', { otherServerNames }).flags).toEqual([]);
  });

  it.each(['Frontdesk', 'frontdesk system', 'Frontdesk Security'])('%s is the app', (name) => {
    expect(cleanText(name, 'serverName').flags).toEqual(['imitates-app']);
  });

  it.each(['Front desk of the Grand Hotel', 'frontdesk-demo-desk'])('%s is not', (name) => {
    expect(cleanText(name, 'serverName').flags).toEqual([]);
  });

  it.each(['P\u0430yments', 'Ac\u03bfm', '\ud55c\u30ab'])('%s mixes scripts', (name) => {
    expect(cleanText(name, 'serverName').flags).toContain('mixed-script');
    expect(cleanText(name, 'title').flags).toContain('mixed-script');
    expect(cleanText(name, 'fieldTitle').flags).not.toContain('mixed-script');
  });

  it.each(['Acme Почта', '東京タワーTV', 'Wi-Fiルーター', '한국 Mail'])('%s does not', (name) => {
    expect(cleanText(name, 'serverName').flags).toEqual([]);
  });
});

describe('choices that look the same', () => {
  it.each([
    ['Yes', 'yes'],
    ['Option 1', 'Option l'],
    ['Ac\u0441ount', 'Account'],
    ['한국', '\u1112\u1161\u11ab\u1100\u116e\u11a8'],
    ['', '\u200b'],
  ])('%s and %s', (one, other) => {
    expect(cleanTexts([one, 'Maybe', other]).flags).toContain('duplicate-option');
  });

  it.each([
    ['Yes', 'Yes.'],
    ['ハス', 'バス'],
    ['कि', 'की'],
    ['同意', '不同意'],
    ['10', '100'],
  ])('%s and %s do not', (one, other) => {
    expect(cleanTexts([one, other]).flags).toEqual([]);
  });
});
