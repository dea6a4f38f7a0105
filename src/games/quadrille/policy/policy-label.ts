/** Said wherever the policy’s hands are shown. */
export const POLICY_LABEL =
  'Bid and played by a plain policy of this site, after the sources’ advice; the choices are ours and no source’s.';
