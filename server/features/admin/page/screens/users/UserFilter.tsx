import { useState } from 'react';
import type { ReactNode } from 'react';

export interface UserFilterValue {
  readonly search: string;
  readonly role: string;
}

interface UserFilterProps {
  readonly value: UserFilterValue;
  readonly roles: readonly string[];
  onChange(value: UserFilterValue): void;
}

/** Which users are listed; kept in the address. */
export function UserFilter({ value, roles, onChange }: UserFilterProps): ReactNode {
  const [search, setSearch] = useState(value.search);
  return (
    <form
      className="toolbar"
      role="search"
      aria-label="Filter users"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...value, search });
      }}
    >
      <input
        type="search"
        aria-label="Name or e-mail"
        placeholder="Name or e-mail"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <select aria-label="Show" value={value.role} onChange={(event) => onChange({ search, role: event.target.value })}>
        <option value="">Every role</option>
        {roles.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </select>
      <button type="submit" className="button">
        Search
      </button>
    </form>
  );
}
