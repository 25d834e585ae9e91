import { describe, expect, it } from 'vitest';
import type { FieldKind } from './formDescription.ts';
import { looksSecret } from './secrets.ts';

const judge = (
  texts: { key?: string; title?: string; description?: string },
  kind: FieldKind = 'string',
) => {
  const { key = 'value', title = key, description } = texts;
  const words = description === undefined ? {} : { description };
  return looksSecret({ key, kind, required: false, label: title, limits: {}, ...words }, undefined);
};

describe('fields that look like a secret (C-REV-3)', () => {
  it.each([
    ...[
      'password',
      'userPassword',
      'user_password',
      'PASSWORD',
      'db-passwd',
      'pwd',
      'passphrase',
      'db_pass',
      'pass',
    ],
    ...[
      'pin',
      'pinCode',
      'card_pin',
      'otp',
      'otpCode',
      'totp',
      'cvc',
      'CVV2',
      'tan',
      '2fa_code',
      'mfa_code',
    ],
    ...[
      'oneTimeCode',
      'one-time-code',
      'verification_code',
      'backup_codes',
      'securityCode',
      'recoveryCodes',
    ],
    ...[
      'api_key',
      'apiKey',
      'APIKey',
      'apikey',
      'x-api-key',
      'openai_api_key',
      'aws_secret_access_key',
      'access_key',
    ],
    ...[
      'privateKey',
      'ssh_key',
      'secret',
      'client_secret',
      'clientSecret',
      'webhook_secret',
      'token',
      'accessToken',
    ],
    ...[
      'github_token',
      'bearer-token',
      'refresh_token',
      'auth.token',
      'jwt',
      'seedPhrase',
      'recovery_phrase',
      'mnemonic',
    ],
    ...[
      'card_number',
      'cardNumber',
      'creditCard',
      'credit_card_number',
      'iban',
      'bank_account',
      'accountNumber',
    ],
    ...['password_hint', 'security_answer', 'mothers_maiden_name'],
  ])('key %s', (key) => {
    expect(judge({ key })).toBe(true);
  });

  it.each([
    ...[
      'Password',
      'Password (required)',
      'Password to confirm',
      'Your PIN',
      'PIN number',
      'Verification code',
      'API key',
      'Secret key',
      'Access token',
      'Card number',
    ],
    ...[
      'Account number',
      'Answer to your security question',
      'Hint for your password',
      'Recovery phrase (12 words)',
    ],
    ...['\uff30\uff41\uff53\uff53\uff57\uff4f\uff52\uff44'],
    ...[
      '密碼',
      '請設定密碼',
      'PIN碼',
      '驗證碼',
      '備用驗證碼',
      '安全碼',
      'API 金鑰',
      '私鑰',
      '存取權杖',
      '助記詞',
      '信用卡號',
      '銀行帳號',
      '銀行帳戶號碼',
      '密碼提示',
      '安全問題的答案',
      '一次性密碼',
    ],
    ...[
      'パスワード',
      '新しいパスワード',
      '暗証番号',
      'ワンタイムコード',
      '認証コード',
      'セキュリティコード',
      'APIキー',
      '秘密鍵',
      'アクセストークン',
      'カード番号',
      'クレジットカード番号',
      '口座番号',
      '秘密の質問の答え',
      'リカバリーフレーズ',
      'パスワードのヒント',
      '\uff8a\uff9f\uff7d\uff9c\uff70\uff84\uff9e',
    ],
    ...[
      'Passwort',
      'Kennwort',
      'WLAN-Passwort',
      'Datenbankpasswort',
      'Geheimzahl',
      'Sicherheitscode',
      'API-Schlüssel',
      'Privater Schlüssel',
      'Zugriffstoken',
      'Kreditkartennummer',
      'Kontonummer',
      'Antwort auf die Sicherheitsfrage',
    ],
    ...[
      'Mot de passe',
      'Code de vérification',
      'Clé API',
      'Clé d’accès',
      "Jeton d'accès",
      'Phrase de récupération',
      'Numéro de carte',
      'Numéro de compte',
      'Code PIN',
    ],
    ...[
      'Contraseña',
      'Clave',
      'Clave de acceso',
      'Código de verificación',
      'Clave privada',
      'Token de acceso',
      'Frase semilla',
      'Número de tarjeta',
      'Número de cuenta',
    ],
  ])('title %s', (title) => {
    expect(judge({ title })).toBe(true);
  });

  it.each([
    'The token from your settings page',
    'Paste your API key here',
    'Your 4-digit PIN',
    '登入用的密碼',
    'ログイン用のパスワードです',
  ])('description %s', (description) => {
    expect(judge({ description })).toBe(true);
  });

  it('format password, and in numbers too', () => {
    const field = { key: 'x', kind: 'string', required: false, label: 'x', limits: {} } as const;
    expect(looksSecret(field, 'password')).toBe(true);
    expect(judge({ key: 'pin' }, 'integer')).toBe(true);
    expect(judge({ key: 'card_number' }, 'number')).toBe(true);
  });
});

describe('fields that do not (C-REV-3)', () => {
  it.each([
    ...[
      'name',
      'email',
      'phone',
      'username',
      'user_name',
      'account',
      'account_name',
      'accountId',
      'customer_number',
    ],
    ...[
      'member_number',
      'order_no',
      'telephone_number',
      'postal_code',
      'zip',
      'country_code',
      'discount_code',
      'error_code',
    ],
    ...[
      'public_key',
      'primaryKey',
      'foreign_key',
      'keyword',
      'keywords',
      'key',
      'max_tokens',
      'maxTokens',
      'tokens',
    ],
    ...[
      'token_count',
      'tokenLimit',
      'token_symbol',
      'num_tokens',
      'stop_token',
      'token_budget',
      'password_length',
    ],
    ...[
      'passwordPolicy',
      'password_expiry',
      'token_name',
      'token_type',
      'secret_name',
      'api_key_name',
      'passenger',
    ],
    ...[
      'secretary',
      'shipping',
      'compass',
      'pinned',
      'tokenizer',
      'boarding_pass',
      'pin_color',
      'map_pin',
      'card_holder',
    ],
    ...[
      'card_type',
      'library_card_number',
      'spinning',
      'pinot',
      'ski_pass',
      'confirmation',
      'promo_code',
      'passport_country',
    ],
  ])('key %s', (key) => {
    expect(judge({ key })).toBe(false);
  });

  it.each([
    ...[
      'Customer account number',
      'Credit card type',
      'Number of tokens',
      'Passwordless sign-in',
      'Length of the password',
      'Password policy',
      'Top secret ingredient',
      'Sun tan',
      'Bank',
    ],
    ...[
      '帳號',
      '使用者名稱',
      '郵遞區號',
      '折扣碼',
      '錯誤代碼',
      '國碼',
      '關鍵字',
      '公開金鑰',
      '密碼長度',
      '密碼學課程',
      '會員卡號',
      '電話號碼',
    ],
    ...[
      'キーワード',
      '郵便番号',
      '公開鍵',
      '会員番号',
      '電話番号',
      '国コード',
      'エラーコード',
      'トークン数',
      '最大トークン数',
      'パスワードの長さ',
      'パスワードの有効期限',
      '会員カード番号',
    ],
    ...[
      'Schlüsselwort',
      'Passwortlänge',
      'Postleitzahl',
      'Kundennummer',
      'Öffentlicher Schlüssel',
      'Fehlercode',
      'Rabattcode',
      'Spinat',
      'Bankleitzahl',
    ],
    ...[
      'Mot clé',
      'Clé publique',
      'Clé primaire',
      'Code postal',
      'Code promo',
      'Nom de compte',
      'Jeton de casino',
    ],
    ...[
      'Palabra clave',
      'Clave primaria',
      'Clave pública',
      'Código postal',
      'Código de descuento',
      'Nombre de usuario',
      'Cuenta',
    ],
  ])('title %s', (title) => {
    expect(judge({ title })).toBe(false);
  });

  it.each([
    'Never enter your password here',
    'Pin this note to the top',
    'As tan as you like',
    '請勿輸入密碼',
    'パスワードは入力しないでください',
  ])('description %s', (description) => {
    expect(judge({ description })).toBe(false);
  });

  it('a PIN code that is a postal code by its title or description', () => {
    expect(judge({ key: 'pin_code', description: 'Postal code, six digits' })).toBe(false);
    expect(judge({ key: 'pin_code', description: 'Six digits' })).toBe(true);
    expect(judge({ title: 'Password', description: 'Not your postal code' })).toBe(true);
  });

  it.each<FieldKind>(['choice', 'multi-choice', 'date', 'date-time', 'boolean', 'email', 'uri'])(
    'a %s cannot hold one',
    (kind) => {
      expect(judge({ key: 'password' }, kind)).toBe(false);
    },
  );
});
