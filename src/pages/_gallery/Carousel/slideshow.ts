/** The carousel. A separate file, so that Swiper loads on demand. */
import Swiper from 'swiper';

/** Pictures side by side, by minimum width. */
const sideBySide = { 480: 2, 768: 3, 1024: 4 };

export function start(stage: HTMLElement, onActive: (index: number) => void): Swiper {
  return new Swiper(stage, {
    loop: true,
    slidesPerView: 1,
    slidesPerGroup: 1,
    spaceBetween: 20,
    breakpoints: Object.fromEntries(
      Object.entries(sideBySide).map(([width, slidesPerView]) => [width, { slidesPerView }]),
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
