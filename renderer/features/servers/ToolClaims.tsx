import type { ToolView } from '../../../shared/servers/serverView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Badge } from '../../ui/Badge.tsx';
import { claimsOf } from './toolSearch.ts';
import styles from './ToolClaims.module.css';

interface ToolClaimsProps {
  readonly tool: ToolView;
}

/** What a tool claims about itself, worded as its claim (C-IDN-7). */
export function ToolClaims({ tool }: ToolClaimsProps) {
  const { servers } = useMessages();
  const claims = claimsOf(tool);
  if (claims.length === 0) return null;
  return (
    <ul className={styles['claims']} title={servers.saysWhy}>
      {claims.map((claim) => (
        <li key={claim}>
          <Badge tone={claim === 'destructive' ? 'amber' : 'neutral'}>{servers.says[claim]}</Badge>
        </li>
      ))}
    </ul>
  );
}
