/** The carousel. A separate file, so that Swiper loads on demand. */
import Swiper from 'swiper';
import { textSize } from '../../../components/Carousel/textSize';

/** Pictures side by side, by minimum width in em. */
const sideBySide = { 30: 2, 48: 3, 64: 4 };

export function start(stage: HTMLElement, onActive: (index: number) => void): Swiper {
  return new Swiper(stage, {
    loop: true,
    slidesPerView: 1,
    slidesPerGroup: 1,
    spaceBetween: 20,
    breakpoints: Object.fromEntries(
      Object.entries(sideBySide).map(([width, slidesPerView]) => [
        Number(width) * textSize(),
        { slidesPerView },
      ]),
    ),
    speed: 500,
    watchSlidesProgress: true,
    on: {
      afterInit: makeHiddenSlidesInert,
      slideChangeTransitionEnd: makeHiddenSlidesInert,
      resize: makeHiddenSlidesInert,
      slideChange: (changed) => onActive(changed.realIndex),
    },
  });
}

/** Keeps the Tab key on visible slides. */
function makeHiddenSlidesInert({ slides }: Swiper) {
  for (const slide of slides) {
    slide.inert = !slide.classList.contains('swiper-slide-visible');
  }
}
