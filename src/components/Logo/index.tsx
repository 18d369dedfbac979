import mark from '@content/mark';

export function Logo({ className }: { className?: string }) {
  const { size, corner, ground, shapes } = mark;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      width="36"
      height="36"
      aria-hidden="true"
    >
      <rect width={size} height={size} rx={corner} fill={ground} />
      {shapes.map(({ path, circle, fill = 'none', fillRule, stroke, width }) => {
        const strokeAndFillProps = { fill, stroke, strokeWidth: width };
        return circle ? (
          <circle
            key={circle.join()}
            cx={circle[0]}
            cy={circle[1]}
            r={circle[2]}
            {...strokeAndFillProps}
          />
        ) : (
          <path
            key={path}
            d={path}
            fillRule={fillRule}
            {...strokeAndFillProps}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        );
      })}
    </svg>
  );
}
