import guide from '@content/style-guide';
import team from '@content/team';
import { useRef, useState } from 'react';
import { Button, LinkButton } from '../../components/Button';
import { Card } from '../../components/Card';
import { Dialog } from '../../components/Dialog';
import { openDialog } from '../../components/Dialog/openClose';
import { SelectField, TextArea, TextField } from '../../components/Field';
import { IconButton } from '../../components/IconButton';
import { Cross } from '../../components/icons';
import { PageLoader } from '../../components/Loader';
import { PauseButton } from '../../components/PauseButton';
import { Portrait } from '../../components/Portrait';
import { Section } from '../../components/Section';
import { ServiceLinks } from '../../components/ServiceLinks';
import { StepsSection } from '../../components/Stepper';
import { TickList } from '../../components/TickList';
import { example, styleGuidePath } from './exampleContent';
import styles from './styles.module.css';

export function Buttons() {
  return (
    <Section heading={guide.headings.buttons}>
      <div className={styles.row}>
        <LinkButton to={styleGuidePath} label={example.actionLabel} arrow />
        <Button variant="quiet">{example.actionLabel}</Button>
        <Button disabled>{example.actionLabel}</Button>
        <a href={styleGuidePath}>{example.actionLabel}</a>
      </div>
    </Section>
  );
}

export function Cards() {
  const cardContent = (
    <>
      <h3>{example.sampleHeading}</h3>
      <p className={styles.use}>{example.sampleText}</p>
    </>
  );
  return (
    <Section
      ground="sand"
      heading={guide.headings.cards}
      eyebrow={example.sampleEyebrow}
      lead={example.sampleText}
    >
      <div className={styles.columns}>
        <Card>{cardContent}</Card>
        <Card to={styleGuidePath}>{cardContent}</Card>
      </div>
    </Section>
  );
}

export function Fields() {
  const { label, hint } = example.inquiryFields.phoneNumber;
  return (
    <Section heading={guide.headings.fields}>
      <div className={styles.columns}>
        <TextField field={{ name: 'plain', label }} required />
        <TextField field={{ name: 'hinted', label, hint }} />
        <TextField
          field={{ name: 'wrong', label, error: example.error }}
          defaultValue={example.sampleHeading}
          required
        />
        <TextField field={{ name: 'off', label }} disabled required />
        <SelectField
          field={{ name: 'choice', label: example.inquiryFields.type.label }}
          prompt={example.actionLabel}
          options={example.serviceLabels}
          required
        />
        <TextArea
          field={{ name: 'long', label: example.inquiryFields.message.label }}
          defaultValue={example.sampleText}
          required
        />
      </div>
    </Section>
  );
}

export function PortraitsAndButtons() {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <>
      <Section ground="sand" heading={guide.headings.small}>
        <div className={styles.stack}>
          <div className={styles.row}>
            {team.slice(0, 1).map((member) => (
              <Portrait
                key={member.slug}
                {...member}
                name={member.fullName}
                className={styles.portrait}
              />
            ))}
            <Portrait name={example.sampleHeading} className={styles.portrait} />
            <PauseButton
              paused={isPaused}
              onToggle={setIsPaused}
              labels={{ pause: example.closeLabel, play: example.open }}
            />
            {(['plain', 'tinted', 'round', 'outlined'] as const).map((variant) => (
              <IconButton key={variant} variant={variant} label={example.closeLabel}>
                <Cross />
              </IconButton>
            ))}
          </div>
          <ServiceLinks keys={example.services} />
          <TickList items={example.serviceLabels} />
          <TickList small items={example.serviceLabels} />
        </div>
      </Section>
      <StepsSection
        steps={example.sampleSteps.map((step) => ({ ...step, year: example.sampleEyebrow }))}
      />
    </>
  );
}

const groundNames = ['paper', 'mist', 'sand', 'deep', 'night'] as const;

export function Grounds() {
  return groundNames.map((ground) => (
    <Section
      key={ground}
      ground={ground}
      heading={guide.headings.grounds}
      eyebrow={ground}
      lead={example.sampleText}
    >
      <div className={styles.row}>
        <LinkButton
          variant={ground === 'deep' || ground === 'night' ? 'onDark' : 'primary'}
          to={styleGuidePath}
          label={example.actionLabel}
        />
        <a href={styleGuidePath}>{example.actionLabel}</a>
      </div>
    </Section>
  ));
}

export function DialogExample() {
  const dialogRef = useRef<HTMLDialogElement>(null);
  return (
    <Section ground="sand" heading={guide.headings.dialog}>
      <Button data-early="" onClick={() => openDialog(dialogRef.current)}>
        {example.open}
      </Button>
      <Dialog ref={dialogRef} title={example.sampleHeading} closeLabel={example.closeLabel}>
        <p>{example.sampleText}</p>
      </Dialog>
    </Section>
  );
}

/** The button crashes the page, so that the error screen appears. */
export function ErrorAndLoadingStates() {
  const [shouldCrash, setShouldCrash] = useState(false);
  if (shouldCrash) {
    throw Object.assign(new Error(example.sampleText), { status: 500 });
  }
  return (
    <Section heading={guide.headings.states}>
      <Button variant="quiet" data-early="" onClick={() => setShouldCrash(true)}>
        {example.crash}
      </Button>
      <div className={styles.loader}>
        <PageLoader />
      </div>
    </Section>
  );
}

export function Colours() {
  return (
    <Section heading={guide.headings.colours}>
      <ul className={styles.swatches}>
        {guide.colours.map(({ name, use }) => (
          <li key={name}>
            <span className={styles.swatch} style={{ background: `var(${name})` }} />
            <code>{name}</code>
            <p className={styles.use}>{use}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Sizes() {
  return (
    <Section ground="mist" heading={guide.headings.type}>
      <ul className={styles.stack}>
        {guide.sizes.map(({ name, use }) => (
          <li key={name}>
            <p className={styles.specimen} style={{ fontSize: `var(${name})` }}>
              {example.sampleHeading}
            </p>
            <p className={styles.use}>
              <code>{name}</code> {use}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
