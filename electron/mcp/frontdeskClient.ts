// The SDK client as Frontdesk sets it up: automatic negotiation, no automatic answers, declared modes only.
import { Client, type JSONRPCResponse } from '@modelcontextprotocol/client';
import {
  declareElicitation,
  type ElicitationMode,
} from '../../shared/capability/elicitationModes.ts';
import { supportedRevisions } from '../../shared/protocol/eras.ts';

/** A silent legacy server costs the whole probe, so it is short (stdio; on HTTP silence is an outage). */
const defaultProbeTimeoutMs = 4_000;

/** Longest delay a timer takes: the SDK's own clock is set aside, ours stops for the person (C-NEG-10). */
export const noSdkTimeoutMs = 2_147_483_647;

export class FrontdeskClient extends Client {
  constructor(
    version: string,
    modes: readonly ElicitationMode[],
    probeTimeoutMs = defaultProbeTimeoutMs,
  ) {
    const elicitation = declareElicitation(modes);
    super(
      { name: 'frontdesk', title: 'Frontdesk', version },
      {
        // No sampling, roots or tasks (C-CAP-6).
        capabilities: elicitation === undefined ? {} : { elicitation: { ...elicitation } },
        supportedProtocolVersions: [...supportedRevisions],
        versionNegotiation: { mode: 'auto', probe: { timeoutMs: probeTimeoutMs } },
        // The round loop is ours: it knows the action and asks one question after another (C-MRT-9).
        inputRequired: { autoFulfill: false },
      },
    );
  }

  /** An absent `resultType` means `complete` (C-MRT-1); the SDK would refuse it. */
  protected override _onresponse(response: JSONRPCResponse): void {
    if (
      this.getProtocolEra() === 'modern' &&
      'result' in response &&
      !Object.hasOwn(response.result, 'resultType')
    ) {
      super._onresponse({ ...response, result: { ...response.result, resultType: 'complete' } });
      return;
    }
    super._onresponse(response);
  }
}
