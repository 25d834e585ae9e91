// Names of parameters by what they carry. Written in small letters; case, hyphens and underscores are set aside.

const secretNames = words(`
  token accesstoken refreshtoken idtoken authtoken authenticationtoken authorizationtoken apitoken usertoken
  bearertoken sessiontoken securitytoken logintoken secrettoken resettoken invitetoken privatetoken
  devicetoken clienttoken servicetoken personalaccesstoken oauthtoken oauthtokensecret oauthverifier
  xaccesstoken xauthtoken xamzsecuritytoken xamzsignature xgoogsignature
  apikey xapikey apisecret appkey appsecret accesskey secretkey secretaccesskey privatekey authkey masterkey
  subscriptionkey sharedkey encryptionkey signingkey licensekey
  password passwd pwd pass passphrase passcode userpassword newpassword oldpassword pin
  secret clientsecret sharedsecret appsecretproof clientassertion assertion samlresponse
  session sessionid sessionkey sessid sid phpsessid jsessionid aspsessionid
  signature sig hmac jwt bearer authorization credential credentials cred creds
  otp totp onetimecode onetimepassword verificationcode recoverycode backupcode authcode mfacode 2facode
`);

const personalNames = words(`
  email emailaddress useremail mail mailaddress emailid contactemail primaryemail
  phone phonenumber phoneno mobilenumber mobilephone cellphone telephone telephonenumber tel msisdn
  ssn socialsecurity socialsecuritynumber socialsecurityno nationalid nationalidnumber taxid taxnumber
  birthdate birthday dateofbirth dob fullname firstname lastname familyname givenname surname realname
  iban bankaccount accountnumber cardnumber creditcard creditcardnumber ccnumber cardno cvv cvc
  passport passportnumber passportno driverslicense driverlicense licensenumber
  homeaddress postaladdress streetaddress mailingaddress
`);

const redirectNames = words(`
  redirect redirecturi redirecturl redirectto redir redirurl rurl return returnurl returnuri returnto returnpath
  next nexturl nexturi url uri link target targeturl targeturi targetlinkuri continue continueurl continueto
  callback callbackurl callbackuri goto gotourl go dest desturl destination destinationurl forward forwardurl
  forwardto out jump jumpto to back backurl backto success successurl successuri cancelurl canceluri
  failureurl errorurl exiturl finishurl doneurl loginurl logouturl postloginredirecturi
  postlogoutredirecturi postlogoutredirecturl relaystate service wreply followup location landingurl
  finalurl originalurl
`);

/** May carry a signed statement that is no key. */
const statementNames = words(`
  state nonce codechallenge request requesturi clientid idtokenhint
`);

export function isSecretName(name: string): boolean {
  return secretNames.has(plain(name));
}

export function isPersonalName(name: string): boolean {
  return personalNames.has(plain(name));
}

export function isRedirectName(name: string): boolean {
  return redirectNames.has(plain(name));
}

export function mayCarryJwt(name: string): boolean {
  return statementNames.has(plain(name));
}

/** `user[password]` is named like `password`. */
function plain(name: string): string {
  const inner = /\[([^[\]]+)\]$/.exec(name)?.[1] ?? name;
  return inner.toLowerCase().replace(/[-_]/g, '');
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
