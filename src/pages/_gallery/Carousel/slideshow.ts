/** This code is in a separate file, so that Swiper loads on demand. */
import Swiper from 'swiper';
import { readRootFontSizePx } from '../../../components/Carousel/readRootFontSizePx';

export function startSwiper(carousel: HTMLElement, onActive: (index: number) => void): Swiper {
  const emPx = readRootFontSizePx();
  return new Swiper(carousel, {
    loop: true,
    slidesPerView: 1,
    slidesPerGroup: 1,
    spaceBetween: 20,
    breakpoints: {
      [30 * emPx]: { slidesPerView: 2 },
      [48 * emPx]: { slidesPerView: 3 },
      [64 * emPx]: { slidesPerView: 4 },
    },
    speed: 500,
    watchSlidesProgress: true,
    on: {
      afterInit: makeHiddenSlidesInert,
      slideChangeTransitionEnd: makeHiddenSlidesInert,
      resize: makeHiddenSlidesInert,
      slideChange: (swiper) => onActive(swiper.realIndex),
    },
  });
}

function makeHiddenSlidesInert({ slides }: Swiper) {
  for (const slide of slides) {
    slide.inert = !slide.classList.contains('swiper-slide-visible');
  }
}
