// Well-known sites that are imitated. Short everyday words stay out: they would be found in honest names.
import { parse } from 'tldts';

export interface ImitatedDomain {
  /** For instance `github.com`. */
  readonly name: string;
  readonly suffix: string;
  /** For instance `github`, in Unicode. */
  readonly mainLabel: string;
}

export const knownDomains: readonly ImitatedDomain[] = `
  google.com github.com gitlab.com microsoft.com microsoftonline.com live.com apple.com icloud.com amazon.com
  paypal.com facebook.com instagram.com linkedin.com slack.com notion.so dropbox.com atlassian.com okta.com
  stripe.com openai.com anthropic.com cloudflare.com netflix.com coinbase.com docusign.com salesforce.com
  adobe.com discord.com whatsapp.com yahoo.com
  airtable.com binance.com bitbucket.org figma.com hubspot.com metamask.io sharepoint.com shopify.com
  twitter.com zendesk.com
`
  .trim()
  .split(/\s+/)
  .map((name) => {
    const { publicSuffix, domainWithoutSuffix } = parse(name);
    return { name, suffix: publicSuffix ?? '', mainLabel: domainWithoutSuffix ?? name };
  });
