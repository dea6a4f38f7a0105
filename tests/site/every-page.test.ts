/** All that reads every page: in one worker, which parses them once. */
import './every-page/links.ts';
import './every-page/pages.ts';
import './every-page/policy.ts';
import './every-page/styles.ts';
import './every-page/whole-page.ts';
