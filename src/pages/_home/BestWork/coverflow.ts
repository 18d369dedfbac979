/** A separate file, so that Swiper loads on demand. */
import Swiper from 'swiper';
import { EffectCoverflow, Keyboard } from 'swiper/modules';
import { rootFontSize } from '../../../components/Carousel/rootFontSize';

/** Ignores small wheel deltas, which trackpads send by the dozen. */
const wheelThreshold = 70;
/** In em. A narrower viewport shows one slide and parts of its neighbours. */
const minWidthOfThree = 56.25;

export function start(stage: HTMLElement, onActive: (index: number) => void): Swiper {
  const swiper = new Swiper(stage, {
    modules: [EffectCoverflow, Keyboard],
    effect: 'coverflow',
    coverflowEffect: { rotate: 16, stretch: 0, depth: 60, modifier: 1.2, slideShadows: false },
    loop: true,
    centeredSlides: true,
    slidesPerView: 1.35,
    breakpoints: { [minWidthOfThree * rootFontSize()]: { slidesPerView: 3 } },
    spaceBetween: -30,
    speed: 600,
    keyboard: { enabled: true, onlyInViewport: true, pageUpDown: false },
    on: {
      afterInit: focusOnlyActiveSlide,
      slideChange(swiper) {
        focusOnlyActiveSlide(swiper);
        onActive(swiper.realIndex);
      },
    },
  });
  addListeners(swiper, stage);
  return swiper;
}

/**
 * Only the middle slide is a tab stop, and the focus follows it. Neighbours stay clickable, and the
 * next slides load early: lazy loading does not detect rotated slides in time.
 */
function focusOnlyActiveSlide(swiper: Swiper) {
  const { slides, realIndex } = swiper;
  const focusedLinkIndexes = slides.map((slide) =>
    linksIn(slide).findIndex((link) => link.matches(':focus')),
  );
  for (const slide of slides) {
    const offset =
      (Number(slide.dataset.swiperSlideIndex) - realIndex + slides.length) % slides.length;
    const distance = Math.min(offset, slides.length - offset);
    slide.inert = distance > 1;
    for (const image of distance > 2 ? [] : slide.querySelectorAll('img')) {
      image.loading = 'eager';
    }
    linksIn(slide).forEach((link, position) => {
      link.tabIndex = offset === 0 ? 0 : -1;
      if (offset === 0 && focusedLinkIndexes.includes(position)) {
        link.focus({ preventScroll: true });
      }
    });
  }
}

function linksIn(slide: HTMLElement) {
  return [...slide.querySelectorAll('a')];
}

function addListeners(swiper: Swiper, stage: HTMLElement) {
  /** Vertical wheel events still scroll the page, because a looping carousel has no end. */
  function onWheel(event: WheelEvent) {
    const isHorizontal = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (isHorizontal) {
      event.preventDefault();
    }
    const delta = isHorizontal ? event.deltaX : event.deltaY;
    if (Math.abs(delta) < wheelThreshold || swiper.animating) {
      return;
    }
    if (delta > 0) {
      swiper.slideNext();
    } else {
      swiper.slidePrev();
    }
  }
  /** Leaves arrow keys to a focused element outside the carousel, such as a menu. */
  function onFocus({ target }: FocusEvent) {
    if (stage.parentElement?.contains(target as Node)) {
      swiper.keyboard.enable();
    } else {
      swiper.keyboard.disable();
    }
  }
  function onBlur({ relatedTarget }: FocusEvent) {
    if (!relatedTarget) {
      swiper.keyboard.enable();
    }
  }
  stage.addEventListener('wheel', onWheel, { passive: false });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  swiper.on('destroy', () => {
    stage.removeEventListener('wheel', onWheel);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
  });
}
