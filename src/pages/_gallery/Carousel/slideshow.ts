/** This code is in a separate file, so that Swiper loads on demand. */
import Swiper from 'swiper';
import { readRootFontSizePx } from '../../../components/Carousel/readRootFontSizePx';

/** The number of slides in view, by minimum width in em. */
const slideCountByMinWidthEm = { 30: 2, 48: 3, 64: 4 };

export function startSwiper(
  carouselElement: HTMLElement,
  onActive: (index: number) => void,
): Swiper {
  return new Swiper(carouselElement, {
    loop: true,
    slidesPerView: 1,
    slidesPerGroup: 1,
    spaceBetween: 20,
    breakpoints: Object.fromEntries(
      Object.entries(slideCountByMinWidthEm).map(([minWidthEm, slidesPerView]) => [
        Number(minWidthEm) * readRootFontSizePx(),
        { slidesPerView },
      ]),
    ),
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
