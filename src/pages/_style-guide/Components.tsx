import team from '@content/team';
import { useState } from 'react';
import { Button, LinkButton } from '../../components/Button';
import { Card } from '../../components/Card';
import { SelectField, TextArea, TextField } from '../../components/Field';
import { IconButton } from '../../components/IconButton';
import { Cross } from '../../components/icons';
import { PauseButton } from '../../components/PauseButton';
import { Portrait } from '../../components/Portrait';
import { Section } from '../../components/Section';
import { ServiceLinks } from '../../components/ServiceLinks';
import { Stepper, StepSection } from '../../components/Stepper';
import { TickList } from '../../components/TickList';
import { headings, pagePath, sample } from './sample';
import styles from './styles.module.css';

const { eyebrow, heading, text, actionLabel, steps, serviceLabels, closeLabel } = sample;

export function Buttons() {
  return (
    <Section heading={headings.buttons}>
      <div className={styles.row}>
        <LinkButton to={pagePath} label={actionLabel} arrow />
        <Button variant="quiet">{actionLabel}</Button>
        <Button disabled>{actionLabel}</Button>
        <a href={pagePath}>{actionLabel}</a>
      </div>
    </Section>
  );
}

export function Cards() {
  const cardContent = (
    <>
      <h3>{heading}</h3>
      <p className={styles.use}>{text}</p>
    </>
  );
  return (
    <Section ground="sand" heading={headings.cards} eyebrow={eyebrow} lead={text}>
      <div className={styles.columns}>
        <Card>{cardContent}</Card>
        <Card to={pagePath}>{cardContent}</Card>
      </div>
    </Section>
  );
}

export function Fields() {
  const { label, hint } = sample.inquiryFields.phoneNumber;
  return (
    <Section heading={headings.fields}>
      <div className={styles.columns}>
        <TextField field={{ name: 'plain', label }} required />
        <TextField field={{ name: 'hinted', label, hint }} />
        <TextField
          field={{ name: 'wrong', label, error: sample.error }}
          defaultValue={heading}
          required
        />
        <TextField field={{ name: 'off', label }} disabled required />
        <SelectField
          field={{ name: 'choice', label: sample.inquiryFields.type.label }}
          prompt={actionLabel}
          options={serviceLabels.map((name) => ({ value: name, label: name }))}
          required
        />
        <TextArea
          field={{ name: 'long', label: sample.inquiryFields.message.label }}
          defaultValue={text}
          required
        />
      </div>
    </Section>
  );
}

export function SmallParts() {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <>
      <Section ground="sand" heading={headings.small}>
        <div className={styles.stack}>
          <div className={styles.row}>
            {team.slice(0, 1).map((member) => (
              <Portrait
                key={member.slug}
                person={{ ...member, name: member.fullName }}
                className={styles.portrait}
              />
            ))}
            <Portrait person={{ name: heading }} className={styles.portrait} />
            <PauseButton
              paused={isPaused}
              onToggle={setIsPaused}
              labels={{ pause: closeLabel, play: sample.open }}
            />
            {(['plain', 'tinted', 'round', 'outlined'] as const).map((variant) => (
              <IconButton key={variant} variant={variant} label={closeLabel}>
                <Cross />
              </IconButton>
            ))}
          </div>
          <ServiceLinks keys={sample.services} />
          <TickList items={serviceLabels} />
          <TickList small items={serviceLabels} />
          <TickList items={steps} />
          <Stepper steps={steps} />
          <Stepper steps={steps} variant="discs" />
        </div>
      </Section>
      <StepSection
        ground="night"
        steps={steps.map((step) => ({ ...step, year: eyebrow }))}
        variant="years"
      />
    </>
  );
}

const grounds = ['paper', 'mist', 'sand', 'deep', 'night'] as const;

export function Grounds() {
  return grounds.map((ground) => (
    <Section key={ground} ground={ground} heading={headings.grounds} eyebrow={ground} lead={text}>
      <div className={styles.row}>
        <LinkButton
          variant={ground === 'deep' || ground === 'night' ? 'onDark' : 'primary'}
          to={pagePath}
          label={actionLabel}
        />
        <a href={pagePath}>{actionLabel}</a>
      </div>
    </Section>
  ));
}
