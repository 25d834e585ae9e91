import { describe, expect, it } from 'vitest';
import { asksForSecret } from './secretMessage.ts';

describe('messages that ask for a secret (C-REV-3)', () => {
  it.each([
    'Please paste your access token below.',
    'Enter the verification code we sent to your phone.',
    'To go on, type in your password.',
    'We need your API key.',
    'What is your PIN?',
    'API key:',
    'Your card number is required to hold the table.',
    'Hello! Provide your name and your bank account number, please.',
    '請輸入您的密碼。',
    '請設定密碼',
    '暗証番号をお知らせください。',

    '請將存取權杖貼上。',
    '請提供信用卡號以保留座位',
    'パスワードを入力してください。',
    'カード番号を教えてください',
    'Bitte geben Sie Ihr Passwort ein.',
    'Bitte Passwort eingeben',
    'Veuillez saisir votre mot de passe.',
    'Introduzca su contraseña.',
  ])('%s', (message) => {
    expect(asksForSecret(message)).toBe(true);
  });

  it.each([
    '',
    'Which table would you like?',
    'Your password was changed yesterday.',
    'Enter your name to reset your password.',
    'Never share your password.',
    'Do not enter your API key here.',
    'We will mail you a verification code.',
    'Enter your password in the browser, then confirm here.',
    'How many tokens may it use?',
    'Enter your postal code.',
    '密碼已變更。',
    '我們會傳送驗證碼到您的手機。',
    '您輸入的密碼不正確。',
    '確認コードをメールで送りました。',
    '入力されたパスワードが違います。',

    '請勿輸入密碼。',
    '請在瀏覽器輸入密碼，再回到這裡。',
    'パスワードは変更されました。',
    'パスワードは入力しないでください。',
    'Ihr Passwort wurde geändert.',
    'Geben Sie Ihren Namen ein, um das Passwort zurückzusetzen.',
    'Votre mot de passe a été modifié.',
    'Escriba su nombre para recuperar la contraseña.',
  ])('not: %s', (message) => {
    expect(asksForSecret(message)).toBe(false);
  });
});

describe('a denial in Chinese and Japanese (C-REV-3)', () => {
  it.each([
    ['ここにはパスワードを入力しないでください。', false],
    ['名前は不要です。パスワードを入力してください。', true],
    ['パスワードを入力してください、メールは不要です', true],
    ['パスワードは不要、名前だけ入力してください', false],
  ])('covers its own clause and no other: %s', (message, asks) => {
    expect(asksForSecret(message)).toBe(asks);
  });
});
