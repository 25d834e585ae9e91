// What names a secret, and what looks like it and does not, in the six languages that secrets.ts knows. Latin words are
// written without accents and apostrophes; a plural with `s` counts as the same word.

/** Phrases of whole words. */
export const secretPhrases: readonly string[] = [
  // English
  ...[
    'password',
    'passwd',
    'pwd',
    'passcode',
    'passphrase',
    'pass word',
    'pass code',
    'pass phrase',
  ],
  ...['db pass', 'user pass', 'smtp pass', 'admin pass', 'root pass', 'ftp pass'],
  ...[
    'pin',
    'pin code',
    'pincode',
    'pin number',
    'otp',
    'totp',
    'mfa',
    '2fa',
    'cvc',
    'cvv',
    'cvv2',
    'cvc2',
    'csc',
    'tan',
  ],
  ...[
    'one time code',
    'onetime code',
    'one time pin',
    'single use code',
    'verification code',
    'authentication code',
  ],
  ...[
    'authenticator code',
    'auth code',
    'security code',
    'backup code',
    'recovery code',
    'login code',
    'sign in code',
  ],
  ...['access code', 'unlock code', 'sms code', 'secret code', 'card verification', 'card code'],
  ...[
    'api key',
    'apikey',
    'access key',
    'accesskey',
    'secret key',
    'secretkey',
    'private key',
    'privatekey',
  ],
  ...[
    'secret access key',
    'ssh key',
    'encryption key',
    'decryption key',
    'signing key',
    'recovery key',
    'master key',
  ],
  ...['auth key', 'wallet key', 'service account key', 'session key'],
  ...[
    'secret',
    'client secret',
    'secret phrase',
    'secret word',
    'secret answer',
    'security answer',
  ],
  ...['security question', 'secret question', 'mothers maiden name', 'mother s maiden name'],
  ...[
    'token',
    'access token',
    'api token',
    'auth token',
    'authentication token',
    'refresh token',
    'bearer token',
  ],
  ...[
    'session token',
    'id token',
    'security token',
    'secret token',
    'personal access token',
    'accesstoken',
    'authtoken',
    'jwt',
  ],
  ...[
    'login credential',
    'api credential',
    'access credential',
    'account credential',
    'database credential',
  ],
  ...[
    'seed phrase',
    'recovery phrase',
    'backup phrase',
    'mnemonic phrase',
    'mnemonic',
    'seed word',
    'recovery word',
  ],
  ...[
    'card number',
    'card no',
    'cardnumber',
    'credit card',
    'debit card',
    'creditcard',
    'cc number',
    'ccnumber',
  ],
  ...['bank account', 'account number', 'account no', 'accountnumber', 'iban'],
  // German
  ...[
    'passwort',
    'passworter',
    'passworthinweis',
    'kennwort',
    'kennworter',
    'geheimzahl',
    'geheimnummer',
    'passsatz',
  ],
  ...[
    'einmalcode',
    'einmalpasswort',
    'einmalkennwort',
    'bestatigungscode',
    'verifizierungscode',
    'prufziffer',
  ],
  ...[
    'sicherheitscode',
    'prufnummer',
    'kartenprufnummer',
    'backupcode',
    'ersatzcode',
    'wiederherstellungscode',
  ],
  ...[
    'zugangscode',
    'zugangsdaten',
    'zugriffstoken',
    'zugangstoken',
    'api schlussel',
    'apischlussel',
    'zugriffsschlussel',
  ],
  ...[
    'zugangsschlussel',
    'privater schlussel',
    'privaten schlussel',
    'private schlussel',
    'geheimer schlussel',
  ],
  ...[
    'geheimen schlussel',
    'geheimschlussel',
    'wiederherstellungsphrase',
    'wiederherstellungssatz',
    'kartennummer',
  ],
  ...[
    'kreditkarte',
    'kreditkartennummer',
    'kontonummer',
    'bankkonto',
    'bankverbindung',
    'sicherheitsfrage',
  ],
  ...['sicherheitsantwort', 'geheime antwort', 'geheime frage', 'geheimwort', 'losungswort'],
  // French
  ...[
    'mot de passe',
    'mots de passe',
    'phrase de passe',
    'phrase secrete',
    'code pin',
    'code secret',
    'code confidentiel',
  ],
  ...[
    'code de verification',
    'code de securite',
    'code de secours',
    'code de recuperation',
    'code a usage unique',
  ],
  ...[
    'code d acces',
    'code d authentification',
    'cle api',
    'cle d api',
    'cle privee',
    'cle secrete',
    'cle d acces',
  ],
  ...[
    'jeton d acces',
    'jeton d authentification',
    'jeton d api',
    'jeton api',
    'jeton secret',
    'jeton de securite',
  ],
  ...[
    'phrase de recuperation',
    'phrase mnemonique',
    'phrase de recuperation secrete',
    'numero de carte',
    'carte bancaire',
  ],
  ...[
    'carte de credit',
    'numero de compte',
    'compte bancaire',
    'cryptogramme',
    'question secrete',
    'question de securite',
  ],
  ...['reponse secrete', 'reponse de securite'],
  // Spanish
  ...[
    'contrasena',
    'clave de acceso',
    'clave secreta',
    'clave privada',
    'clave api',
    'clave de api',
    'clave de seguridad',
  ],
  ...[
    'clave personal',
    'llave privada',
    'llave secreta',
    'llave de api',
    'codigo pin',
    'codigo secreto',
    'numero pin',
  ],
  ...[
    'codigo de verificacion',
    'codigo de seguridad',
    'codigo de un solo uso',
    'codigo de respaldo',
    'codigo de acceso',
  ],
  ...[
    'codigo de recuperacion',
    'codigo de autenticacion',
    'token de acceso',
    'ficha de acceso',
    'frase semilla',
  ],
  ...[
    'frase de recuperacion',
    'frase secreta',
    'frase de contrasena',
    'frase mnemotecnica',
    'numero de tarjeta',
  ],
  ...[
    'numero de la tarjeta',
    'tarjeta de credito',
    'tarjeta de debito',
    'numero de cuenta',
    'cuenta bancaria',
  ],
  ...['pregunta de seguridad', 'pregunta secreta', 'respuesta secreta', 'respuesta de seguridad'],
];

/** Only when they are all there is: too common as a part of other names. */
export const wholeTexts: readonly string[] = ['pass', 'clave', 'su clave', 'tu clave', 'jeton'];

/** Ends of compounds that are always the secret itself: `Datenbankpasswort`. */
export const secretEnding = /(?:passwort|kennwort|passworter|kennworter)$/;

/** Directly before a phrase, these make it something else. */
export const wordsBefore: Readonly<Record<string, readonly string[]>> = {
  token: words(
    'max min num number total count stop pad eos bos mask start end begin special unk game arcade laundry nft erc20 utility governance csrf of per',
  ),
  secret: words('top no open best'),
  pin: words(
    'map rolling safety bobby lapel hair bowling drop gpio clutch firing enamel linch cotter push',
  ),
  tan: words('sun dark light skin spray'),
  'card number': words(
    'library loyalty member membership business graphics memory sd sim report post student id identity health insurance customer points bonus',
  ),
  'card no': words('library loyalty member membership business sim student id identity customer'),
  'account number': words('customer member loyalty order utility'),
  'account no': words('customer member loyalty order utility'),
  'security code': words('social'),
};

/** Directly after a phrase: what is said about a secret is none. */
export const wordsAfter: readonly string[] = words(
  'length limit policy expiry expires expiration expire name type strength rule requirement complexity manager rotation ' +
    'reset format age history count label prefix suffix status enabled required protected changed updated lifetime ttl ' +
    'validity id version algorithm provider owner holder scope permission url endpoint link page field size brand issuer ' +
    'network budget usage cost price symbol address standard supply amount balance contract decimals economy sale swap ' +
    'ring currency country branch bank opened date day month year category language location color colour position to santa ' +
    'ingredient recipe menu sauce level garden message attempts delay timeout interval limite nom longueur expiracion ' +
    'caducidad nombre tipo longitud titulaire titular inhaber ablauf lange art',
);

/** After `of` a secret is only counted or spoken about: `number of tokens` stands in `wordsBefore`; these before any phrase. */
export const aboutBefore: readonly string[] = [
  'length of',
  'type of',
  'name of',
  'kind of',
  'age of',
  'expiry of',
  'number of',
  'without',
  'no',
  'sans',
  'ohne',
  'sin',
];

/** `PIN code` is the postal code in India; said anywhere in the field, it settles it. */
export const postal =
  /postal|\bpost ?code|\bzip\b|postleitzahl|郵遞區號|郵便番号|\bdelivery area\b|\bpin ?code of (?:your|the) (?:area|city|address)/i;

/** Han, kana and mixed forms: found anywhere, since these scripts set no blanks. */
export const secretCjk =
  /密碼(?!學|子|長度|強度|規則|政策|到期|有效|類型|名稱|種類|複雜度|已)|密码(?!学|长度|强度|规则)|通行碼|通關密語|口令|PIN ?碼|個人識別碼|驗證碼(?!長度|類型|錯誤)|安全碼|認證碼|確認碼|動態碼|一次性(?:代)?碼|備[用援份](?:代|驗證)?碼|(?:復原|恢復|救援|還原)(?:代)?碼|(?<!公開|公共|公用)金鑰(?!長度|類型|名稱|數|到期|有效|ID)|私鑰|密鑰|(?:存取|訪問|授權|驗證|身分驗證|API|安全|更新|刷新) ?(?:權杖|令牌)(?!數|上限|長度|類型|名稱|到期|有效)|(?<!最大|最多|每|個)(?:權杖|令牌)(?!數|上限|長度|類型|名稱|到期|有效)|助記詞|助憶詞|註記詞|(?:復原|恢復|種子|助記)(?:短語|片語|詞)|(?<!會員|借書|圖書|集點)卡(?:片)?號(?!碼類)|信用卡號|卡片號碼|信用卡(?:號碼|資料)|(?:銀行|郵局|匯款|轉帳|存款|金融)[^，。、\s]{0,4}(?:帳號|帳戶|賬號|賬戶)(?!名稱|戶名|類型)|安全(?:性)?問題|密語/;

export const secretKana =
  /パスワード(?!の?(?:長さ|強度|有効期限|期限|ポリシー|名|種類|文字数|規則|要件|管理)|長|レス)|暗証番号(?!の?(?:桁数|長さ))|パスコード(?!の?(?:長さ|桁数))|パスフレーズ|合い?言葉|ワンタイム ?(?:コード|パス)|(?:認証|確認|検証|セキュリティ|バックアップ|復旧|回復|復元|リカバリー?|アクセス) ?(?:用)?コード(?!の?(?:長さ|桁数|種類))|(?:API|アクセス|シークレット|プライベート|秘密|暗号) ?(?:キー|鍵)(?!ワード|の?(?:名|種類|長さ|有効期限|ID))|シークレット(?!モード)|(?<!最大|最小|総|生成)トークン(?!の?(?:数|上限|制限|名|種類|長|有効期限|価格|残高|使用量)|化|エコノミー)|(?:シード|リカバリー?|復元|秘密の) ?フレーズ|ニーモニック|(?<!会員|ポイント|図書|図書館|メンバーズ?)カード番号|口座番号|銀行口座(?!の?(?:種類|名義))|秘密の(?:質問|答え?|言葉)|PIN ?(?:コード|番号)/;

function words(text: string): readonly string[] {
  return text.split(' ');
}
