import { expect, test } from 'vitest';
import { createSearch } from '../../../src/components/Search/createSearch.ts';
import { buildFolder, readSearchIndex } from '../../built/support/pages.ts';

const search = createSearch(readSearchIndex(buildFolder));

// biome-ignore format: a query a line
test.skipIf(process.env.CONTENT_DIR).each([
  ['contact number', '/contact'],
  ['address', '/contact'],
  ['timings', '/contact'],
  ['whatsapp', '/contact'],
  ['restaurant', '/portfolio/degchi'],
  ['how much', '/blog/website-cost-india'],
  ['website price', '/service/webdesign'],
  ['wesbite', '/service/webdevelopment'],
  ['vebsite', '/service/webdevelopment'],
  ['job', '/carrer'],
  ['naukri', '/carrer'],
  ['नौकरी', '/carrer'],
  ['वेबसाइट', '/service/webdesign'],
  ['कीमत', '/blog/website-cost-india'],
  ['क्लिनिक', '/service/clinicmanagementsoftware'],
  ['दुकान की वेबसाइट', '/service/ecommerceapp'],
  ['Gurpreet', '/about/team'],
  ['founder', '/about/leadership-message'],
  ['dentist', '/service/clinicmanagementsoftware'],
  ['school', '/service/collegemanagementsoftware'],
  ['androd', '/service/androiddevelopment'],
  ['google map', '/service/seogoogleprofileManagement'],
  ['logo', '/service/graphicdesign'],
  ['gst billing', '/service/smallbusinessmanagementsoftware'],
  ['hotel', '/portfolio/kothi-gulzar'],
  ['my website is slow', '/service/webredesign'],
  ['how long does it take', '/blog/website-cost-india'],
  ['delete my data', '/privacy'],
  ['who owns the code', '/blog/questions-before-you-sign'],
  ['अस्पताल', '/service/hospitalmanagementsoftware'],
])('“%s” finds %s first', (query, expectedPath) => {
  expect(search(query)[0]?.to).toBe(expectedPath);
});
