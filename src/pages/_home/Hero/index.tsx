import agency from '@content/agency';
import home from '@content/home';
import portfolio from '@content/pages/portfolio';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import { LinkButton } from '../../../components/Button';
import { useMayAnimateInView } from '../../../components/motion/useMayAnimateInView';
import { PauseButton } from '../../../components/PauseButton';
import { Headlines } from './Headlines';
import { PictureDisc } from './PictureDisc';
import styles from './styles.module.css';

export function Hero() {
  const { eyebrow, headlines, intro, pictures, promises, since } = home.hero;
  const [isPaused, setIsPaused] = useState(false);
  const heroRef = useRef<HTMLElement>(null);
  const figures = [
    ...agency.figures.map(({ count, title }) => ({ title: `${count}+`, text: title })),
    { title: since.year, text: since.title },
    ...promises,
  ];
  const isRunning = useMayAnimateInView(heroRef) && !isPaused;
  return (
    <section ref={heroRef} className={styles.hero} aria-labelledby="home" data-ground="dark">
      <div className={styles.width}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <Headlines isRunning={isRunning} />
          <p className={styles.intro}>{intro}</p>
          <div className={styles.actions}>
            <LinkButton {...home.hero.demo} variant="onDark" arrow className={styles.action} />
            {!portfolio.hidden && (
              <LinkButton {...home.hero.work} variant="quiet" className={styles.action} />
            )}
            {Math.max(headlines.length, pictures.length) > 1 && (
              <PauseButton paused={isPaused} onToggle={setIsPaused} labels={home.hero.motion} />
            )}
          </div>
        </div>
        <PictureDisc isRunning={isRunning} />
        <dl className={styles.figures}>
          {figures.map((figure) => (
            <div
              key={figure.text}
              className={clsx(styles.figure, promises.includes(figure) && styles.promise)}
            >
              <dt>{figure.text}</dt>
              <dd className={styles.count}>{figure.title}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
