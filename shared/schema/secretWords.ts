// What names a secret, and what looks like it and does not, in the six languages that secrets.ts knows. Latin words are
// written without accents and apostrophes; a plural with `s` counts as the same word.

/** Phrases of whole words. */
export const secretPhrases: readonly string[] = [
  // English
  ...list(`
    password, passwd, pwd, passcode, passphrase, pass word, pass code, pass phrase, db pass,
    user pass, smtp pass, admin pass, root pass, ftp pass, pin, pin code, pincode, pin number,
    otp, totp, mfa, 2fa, cvc, cvv, cvv2, cvc2, csc, tan, one time code, onetime code,
    one time pin, single use code, verification code, authentication code, authenticator code,
    auth code, security code, backup code, recovery code, login code, sign in code, access code,
    unlock code, sms code, secret code, card verification, card code, api key, apikey,
    access key, accesskey, secret key, secretkey, private key, privatekey, secret access key,
    ssh key, encryption key, decryption key, signing key, recovery key, master key, auth key,
    wallet key, service account key, session key, secret, client secret, secret phrase,
    secret word, secret answer, security answer, security question, secret question,
    mothers maiden name, mother s maiden name, token, access token, api token, auth token,
    authentication token, refresh token, bearer token, session token, id token, security token,
    secret token, personal access token, accesstoken, authtoken, jwt, login credential,
    api credential, access credential, account credential, database credential, seed phrase,
    recovery phrase, backup phrase, mnemonic phrase, mnemonic, seed word, recovery word,
    card number, card no, cardnumber, credit card, debit card, creditcard, cc number, ccnumber,
    bank account, account number, account no, accountnumber, iban
  `),
  // German
  ...list(`
    passwort, passworter, passworthinweis, kennwort, kennworter, geheimzahl, geheimnummer,
    passsatz, einmalcode, einmalpasswort, einmalkennwort, bestatigungscode, verifizierungscode,
    prufziffer, sicherheitscode, prufnummer, kartenprufnummer, backupcode, ersatzcode,
    wiederherstellungscode, zugangscode, zugangsdaten, zugriffstoken, zugangstoken,
    api schlussel, apischlussel, zugriffsschlussel, zugangsschlussel, privater schlussel,
    privaten schlussel, private schlussel, geheimer schlussel, geheimen schlussel,
    geheimschlussel, wiederherstellungsphrase, wiederherstellungssatz, kartennummer,
    kreditkarte, kreditkartennummer, kontonummer, bankkonto, bankverbindung, sicherheitsfrage,
    sicherheitsantwort, geheime antwort, geheime frage, geheimwort, losungswort
  `),
  // French
  ...list(`
    mot de passe, mots de passe, phrase de passe, phrase secrete, code pin, code secret,
    code confidentiel, code de verification, code de securite, code de secours,
    code de recuperation, code a usage unique, code d acces, code d authentification, cle api,
    cle d api, cle privee, cle secrete, cle d acces, jeton d acces, jeton d authentification,
    jeton d api, jeton api, jeton secret, jeton de securite, phrase de recuperation,
    phrase mnemonique, phrase de recuperation secrete, numero de carte, carte bancaire,
    carte de credit, numero de compte, compte bancaire, cryptogramme, question secrete,
    question de securite, reponse secrete, reponse de securite
  `),
  // Spanish
  ...list(`
    contrasena, clave de acceso, clave secreta, clave privada, clave api, clave de api,
    clave de seguridad, clave personal, llave privada, llave secreta, llave de api, codigo pin,
    codigo secreto, numero pin, codigo de verificacion, codigo de seguridad,
    codigo de un solo uso, codigo de respaldo, codigo de acceso, codigo de recuperacion,
    codigo de autenticacion, token de acceso, ficha de acceso, frase semilla,
    frase de recuperacion, frase secreta, frase de contrasena, frase mnemotecnica,
    numero de tarjeta, numero de la tarjeta, tarjeta de credito, tarjeta de debito,
    numero de cuenta, cuenta bancaria, pregunta de seguridad, pregunta secreta,
    respuesta secreta, respuesta de seguridad
  `),
];

/** Only when they are all there is: too common as a part of other names. */
export const wholeTexts: readonly string[] = ['pass', 'clave', 'su clave', 'tu clave', 'jeton'];

/** Ends of compounds that are always the secret itself: `Datenbankpasswort`. */
export const secretEnding = /(?:passwort|kennwort|passworter|kennworter)$/;

/** Directly before a phrase, these make it something else. */
export const wordsBefore: Readonly<Record<string, readonly string[]>> = {
  token: words(`
    max min num number total count stop pad eos bos mask start end begin special unk game arcade
    laundry nft erc20 utility governance csrf of per
  `),
  secret: words('top no open best'),
  pin: words(`
    map rolling safety bobby lapel hair bowling drop gpio clutch firing enamel linch cotter push
  `),
  tan: words('sun dark light skin spray'),
  'card number': words(`
    library loyalty member membership business graphics memory sd sim report post student id
    identity health insurance customer points bonus
  `),
  'card no': words('library loyalty member membership business sim student id identity customer'),
  'account number': words('customer member loyalty order utility'),
  'account no': words('customer member loyalty order utility'),
  'security code': words('social'),
};

/** Directly after a phrase: what is said about a secret is none. */
export const wordsAfter: readonly string[] = words(`
  length limit policy expiry expires expiration expire name type strength rule requirement
  complexity manager rotation reset format age history count label prefix suffix status enabled
  protected changed updated lifetime ttl validity id version algorithm provider owner holder
  scope permission url endpoint link size brand issuer network budget usage cost price symbol
  address standard supply amount balance contract decimals economy sale swap ring currency
  country branch bank opened date day month year category language location color colour
  position santa ingredient recipe menu sauce level garden message attempts delay timeout
  interval limite nom longueur expiracion caducidad nombre tipo longitud titulaire titular
  inhaber ablauf lange art
`);

/** Directly before any phrase, articles aside: it is only spoken about, or there is none. */
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

function list(text: string): readonly string[] {
  return text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

function words(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
