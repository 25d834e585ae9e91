// Whether a message asks for a secret: a sentence that tells to enter, paste or give it, not one that only mentions it (C-REV-3).
import { fold, hasCjkSecret, someSecret, splitWords } from './secretPhrases.ts';
import { isDenied, withoutDenial } from './secrets.ts';

const maxCharacters = 20_000;

/** Verbs that tell a person to hand something over, before the secret. */
const asks = wordSet(`
  enter paste provide type input give submit supply share tell confirm choose create pick
  reenter retype fill send need needs require requires want wants ask asks insert put add write
  specify use state gib geben fuge fugen tippe tippen nenne nennen sende senden teile teilen
  brauchen brauche benotigen benotige trage tragen entrez entrer saisissez saisir collez coller
  indiquez indiquer fournissez fournir donnez donner tapez taper renseignez renseigner
  communiquez envoyez introduzca introduce introducir ingrese ingresa ingresar escriba escribe
  escribir pegue pega pegar proporcione proporciona proporcionar indique indica indicar facilite
  facilita envie envia digite teclee
`);
/** Words that stand after it: "Passwort eingeben". */
const asksAfter = wordSet(`
  eingeben einfugen angeben eintippen eintragen nennen mitteilen senden required needed benotigt
  erforderlich requis requerido requerida necessary
`);
/** After these the sentence speaks of something else: "enter your name to reset your password". */
const turns = wordSet(`
  to for so if because before after when which that who whose where about um damit wenn falls
  weil pour afin si car para porque cuando
`);
/** "Enter your password in the browser": not here. */
const elsewhere =
  /\bin (?:the|your) browser\b|\bon (?:the|our|their) (?:web ?)?(?:site|page)\b|im browser|dans le navigateur|en el navegador|瀏覽器|ブラウザ/i;
/** "The password you entered" and "we send a code" ask for nothing. */
const asksCjk =
  /輸入(?!的|錯|了|過)|貼上|提供|填寫|填入|鍵入|告訴|告知|(?:傳|傳送|寄|回覆)給我|請(?:您|你)?(?:設定|確認|回覆)|入力(?!され|した|しまし|済|ミス)|貼り?付け|教えて|記入|(?:送って|知らせ|設定して|打ち込んで)(?:くだ|下)さい/;
const reach = 12;

export function asksForSecret(message: string): boolean {
  const text = fold(message.slice(0, maxCharacters));
  return text.split(/[.!?。！？;；\n]+/).some((sentence) => {
    if (elsewhere.test(sentence)) return false;
    return asksInWords(sentence) || asksInCjk(sentence);
  });
}

function asksInCjk(sentence: string): boolean {
  const rest = withoutDenial(sentence);
  return hasCjkSecret(rest) && asksCjk.test(rest);
}

function asksInWords(sentence: string): boolean {
  const words = splitWords(sentence);
  return someSecret(words, ({ start, end }) => {
    if (isDenied(words, start)) return false;
    const before = words.slice(Math.max(0, start - reach), start);
    const turn = before.findLastIndex((word) => turns.has(word));
    const near = before.slice(turn + 1);
    if (near.some((word) => asks.has(word))) return true;
    if (isQuestion(near) || isBare(near, words.length - end)) return true;
    return words.slice(end, end + 4).some((word) => asksAfter.has(word));
  });
}

/** "What is your password": the words directly before it. */
function isQuestion(near: readonly string[]): boolean {
  const words = near.slice(-4).join(' ');
  return /^(?:.* )?(?:what is|what s|whats|wie lautet|quel est|quelle est|cual es)(?: \w+)?$/.test(
    words,
  );
}

const fillers = wordSet('please your the a an bitte ihr ihre ihren dein deinen votre su tu');

/** "Your API key:" and nothing else. */
function isBare(near: readonly string[], wordsAfter: number): boolean {
  return wordsAfter === 0 && near.every((word) => fillers.has(word));
}

function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ''));
}
