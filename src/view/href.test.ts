import { expect, test } from 'vitest';
import { printFrame } from '#view/href.ts';

test('a title with quotation marks and an address with an ampersand stay within their attributes', () => {
  expect(printFrame({ address: 'https://a.example/embed/x/#c&v=1', title: 'The "Quinola" <led>', height: 640 })).toBe(
    `<iframe src="https://a.example/embed/x/#c&amp;v=1"
  title="The &quot;Quinola&quot; &lt;led>" width="100%" height="640" style="border: 0"
  sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" loading="lazy"></iframe>`,
  );
});
