/** The vendors of a lobby in one row, with arrow buttons when they do not fit. */

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Picture } from '../picture/Picture.tsx';
import { usePressedInView } from '../tabs/usePressedInView.ts';
import css from './VendorMenu.module.css';

export interface VendorItem {
  key: string;
  name: string;
  /** Absolute or site-relative URL of the vendor's logo; without it only the name is shown. */
  icon?: string | undefined;
  selected: boolean;
}

export interface VendorMenuProps {
  label: string;
  vendors: readonly VendorItem[];
  arrows: boolean;
  previousLabel: string;
  nextLabel: string;
  onSelect: (key: string) => void;
}

export function VendorMenu({ label, vendors, arrows, previousLabel, nextLabel, onSelect }: VendorMenuProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  const selected = vendors.find((vendor) => vendor.selected)?.key;

  usePressedInView(row, selected);

  const slide = (direction: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -direction : direction;
    element.scrollBy({ left: sign * element.clientWidth * 0.8, behavior: 'smooth' });
  };

  return (
    <div className={css.menu}>
      {arrows ? (
        <IconButton
          look="filled"
          label={previousLabel}
          icon={<ChevronLeft aria-hidden className={css.arrow} />}
          onClick={() => slide(-1)}
        />
      ) : null}
      <fieldset ref={row} aria-label={label} className={css.row}>
        {vendors.map((vendor) => (
          <button
            key={vendor.key}
            type="button"
            aria-pressed={vendor.selected}
            className={css.vendor}
            onClick={() => onSelect(vendor.key)}
          >
            {vendor.icon ? <Picture src={vendor.icon} width={28} height={28} /> : null}
            <bdi>{vendor.name}</bdi>
          </button>
        ))}
      </fieldset>
      {arrows ? (
        <IconButton
          look="filled"
          label={nextLabel}
          icon={<ChevronRight aria-hidden className={css.arrow} />}
          onClick={() => slide(1)}
        />
      ) : null}
    </div>
  );
}
