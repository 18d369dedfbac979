import page from '@content/pages/about';
import { Page } from '../../components/Page';
import { Impact } from '../_about/Impact';
import { PageLinks } from '../_about/PageLinks';
import { Story } from '../_about/Story';
import { Strengths } from '../_about/Strengths';

export default function AboutPage() {
  return (
    <Page page={page}>
      <Story />
      <Impact />
      <Strengths />
      <PageLinks />
    </Page>
  );
}
