import page from '@content/pages/styleGuide';
import { Page } from '../components/Page';
import { OpenDialog, States } from './_style-guide/Moments';
import {
  Buttons,
  Cards,
  Fields,
  Grounds,
  Pictures,
  Questions,
  SmallParts,
} from './_style-guide/Pieces';
import { Colours, Sizes } from './_style-guide/Tokens';

export default function StyleGuidePage() {
  return (
    <Page page={page}>
      <Colours />
      <Sizes />
      <Buttons />
      <Cards />
      <Fields />
      <Questions />
      <OpenDialog />
      <Pictures />
      <SmallParts />
      <Grounds />
      <States />
    </Page>
  );
}
