// The analysis of an ordinary address that must be openable, for tests of what is done with one.
import { analyseUrl } from '../analyseUrl.ts';
import type { UrlAnalysis } from '../urlAnalysis.ts';

export function analysisOf(address: string): UrlAnalysis {
  const analysis = analyseUrl(address);
  if (analysis.hrefToOpen === null) throw new Error(`blocked: ${address}`);
  return analysis;
}
