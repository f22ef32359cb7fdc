/** Tabs above an account form; not rendered if there is only one. */
import type { ReactNode } from 'react';
import type { FormTab } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';

export interface FormTabsProps {
  label: string;
  tabs: readonly FormTab[];
  children: ReactNode;
}

export function FormTabs({ label, tabs, children }: FormTabsProps) {
  const t = useT();
  if (tabs.length < 2) return children;
  return (
    <Tabs
      label={label}
      items={tabs.map((tab) => ({ key: tab.key, label: t(tab.label), selected: tab.selected }))}
      fill
      onSelect={(key) => {
        const chosen = tabs.find((tab) => tab.key === key);
        if (chosen) send(chosen.select);
      }}
    >
      {children}
    </Tabs>
  );
}
