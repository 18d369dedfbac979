import { expect, test } from 'vitest';
import { findSpamReason } from '../../worker/guards/spam.ts';

const noHiddenFields = { website: '', submission: undefined, page: undefined, service: undefined };
const judge = (message: string) =>
  findSpamReason(
    { ...noHiddenFields, elapsed: undefined, 'cf-turnstile-response': undefined },
    { name: 'Asha', email: 'asha@example.com', message },
    'off',
  );

test.each([
  'We run a clinic in Aliganj. Our present site is https://clinic.example and it does not open on phones.',
  'Please look at https://shop.example and tell us what a new shop would cost. Something like https://other.example.',
  'Three sites that we like: https://a.example https://b.example https://c.example. Ours should be as plain.',
  'We need SEO for https://school.example, it is not on the first page of Google for "CBSE school Lucknow".',
  'Our earlier agency bought backlinks for https://hotel.example and Google has penalised us. Can you repair it?',
  'I found your website on Google and we want a website for our bakery. Menu: https://menu.example/pdf',
  'Can you improve the ranking of our website https://travels.example? We get no calls from it.',
  'Our Google profile https://g.page/dental is suspended. Can you help, and what do you charge?',
  'Photos for the gallery are here: https://drive.example/1 https://drive.example/2 https://drive.example/3',
  'The app should do what https://one.example and https://two.example do, in Hindi. Is a demo possible?',
  'Please send me a quote for an online shop with 200 products, list at https://sheets.example/list',
  'वेबसाइट चाहिए। अभी की साइट https://kirana.example है, उसमें ऑर्डर नहीं आते।',
  'Your website says that you build CRM software. Ours is in Excel: https://sheets.example/crm. Can it be moved?',
  'We saw your work for the photo studio and want the same. Our page: https://instagram.example/studio',
  'Does hosting at https://host.example work with your software? They offer a free domain.',
  'We are a coaching institute, https://coaching.example, and want to increase admissions with ads.',
  'Developer here: API documents at https://api.example/docs and https://api.example/errors. Can you integrate it?',
  'The site https://ngo.example was hacked and shows casino pages. How soon could you clean it?',
  'Need guest post? No, we need a blog on https://jewels.example with five articles a month.',
  'Tender papers: https://tender.example/1.pdf. Please tell us if you can quote by Friday.',
])('an inquiry with links is not held: %s', (message) => {
  expect(judge(message)).toBeNull();
});

test.each([
  'Hi, I can rank your website on the first page of Google. Reply for our SEO packages and price list.',
  'We noticed that your website is not ranking. We offer guaranteed results. Interested?',
  'Buy high quality backlinks with domain authority 60+, 100% do-follow, https://links.example',
  'I would like to publish a guest post on your site with a dofollow link. What are your rates? Improve your site traffic too!',
  'Best online casino bonus https://a.example https://b.example https://c.example',
  'Crypto profits every day, guaranteed! Join https://coin.example',
  'We found errors on your website. Get a free audit report today.',
  'Boost your business with our digital marketing services. Unsubscribe here.',
  'Improve your online presence, 100 % guaranteed, contact us at https://seo.example',
  'Your website has several issues that keep it from page one. Our SEO services start at $99, free proposal.',
  'Sponsored posts on 500 news sites, price list attached. https://n.example',
  'Sports betting and poker https://x.example https://y.example https://z.example',
  'Increase your sales with 50,000 targeted visitors. Opt-out by reply.',
  'We redesign your website for $199, guaranteed. See https://cheap.example',
  'Do you want to grow your business on Google? Our SEO packages are affordable.',
  'Viagra cheap https://v.example https://w.example https://u.example',
  'Link insertions and guest posts available, opt out any time',
  'Guest posts from $20 on sites with domain authority 50, reply for the list',
  'There are issues with your site that cost you clients. Price list on request.',
  'Optimize your website for Google: free audit, no obligation.',
])('an advertisement is held: %s', (message) => {
  expect(judge(message)).toBe('it reads like an advertisement');
});
