import type { ReactNode } from 'react';
import type { Model } from '../../api/answers.js';
import { Tabs } from '../../parts/Tabs.js';
import { routeTo } from '../../route/route.js';

/** The two sides of a model. */
export function ModelTabs({
  model: { name, path, readable },
  current,
}: {
  readonly model: Model;
  readonly current: 'records' | 'fields';
}): ReactNode {
  const records = { id: 'records', label: 'Records', href: routeTo(['models', path]) };
  const fields = { id: 'fields', label: 'Fields', href: routeTo(['models', path, 'fields']) };
  return <Tabs name={name} tabs={readable ? [records, fields] : [fields]} current={current} />;
}
