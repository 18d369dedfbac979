import mark from '@content/mark';

export function Logo({ className }: { className?: string }) {
  const { size: sideLength, corner: cornerRadius, ground: groundColour, shapes: logoShapes } = mark;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${sideLength} ${sideLength}`}
      width="36"
      height="36"
      aria-hidden="true"
    >
      <rect width={sideLength} height={sideLength} rx={cornerRadius} fill={groundColour} />
      {logoShapes.map(
        ({
          path: svgPath,
          circle: circleGeometry,
          fill: fillColour = 'none',
          stroke: strokeColour,
          width: strokeWidth,
        }) => {
          const paintAttributes = { fill: fillColour, stroke: strokeColour, strokeWidth };
          return circleGeometry ? (
            <circle
              key={circleGeometry.join()}
              cx={circleGeometry[0]}
              cy={circleGeometry[1]}
              r={circleGeometry[2]}
              {...paintAttributes}
            />
          ) : (
            <path
              key={svgPath}
              d={svgPath}
              {...paintAttributes}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          );
        },
      )}
    </svg>
  );
}
