import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMayMove } from '../../../components/motion/useMayMove';
import { useNear } from '../../../components/motion/useNear';
import type { Slideshow } from './slideshow';

/** Starts the slideshow once its list is near; it stays a list for those who asked for stillness. */
export function useSlideshow(list: RefObject<HTMLElement | null>) {
  const [slideshow, setSlideshow] = useState<Slideshow>();
  const [active, setActive] = useState(0);
  const near = useNear(list);
  const wanted = useMayMove() && near;
  const started = useRef(false);

  useEffect(() => {
    if (!wanted || started.current) {
      return;
    }
    started.current = true;
    import('./slideshow').then(
      ({ startSlideshow }) => {
        if (list.current) {
          setSlideshow(startSlideshow(list.current, setActive));
        }
      },
      // The list can be swiped along without it.
      () => {},
    );
  }, [wanted, list]);
  useEffect(() => {
    return () => {
      slideshow?.destroy(true, false);
    };
  }, [slideshow]);
  return { slideshow, active };
}
