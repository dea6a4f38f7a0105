/** Said wherever the policy’s games are shown. */
export const POLICY_LABEL =
  'Played by a plain policy of this site, after the advice of 1792; the choices are ours and no source’s.';
