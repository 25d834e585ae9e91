// Link shorteners: their addresses say nothing of where they lead.
import { siteOf, type Host } from './host.ts';

const shorteners: ReadonlySet<string> = new Set(
  `
  adf.ly aka.ms amzn.to bit.do bit.ly buff.ly clck.ru cutt.ly db.tt dlvr.it dub.sh fb.me git.io goo.gl
  goo.su ift.tt is.gd j.mp kutt.it lnkd.in mcaf.ee n9.cl ow.ly pse.is qr.ae rb.gy rebrand.ly reurl.cc
  s.id shorte.st short.gy shorturl.at shrtco.de snip.ly soo.gd surl.li t.co t.ly t2m.io tiny.cc tiny.one
  tinyurl.com tr.im trib.al u.to urlz.fr v.gd vk.cc x.gd
`
    .trim()
    .split(/\s+/),
);

export function isShortener(host: Host): boolean {
  return shorteners.has(siteOf(host));
}
