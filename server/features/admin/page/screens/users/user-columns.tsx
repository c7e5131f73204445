import type { Person, User } from '../../api/answers.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { Tag } from '../../parts/Tag.js';
import { Time } from '../../parts/Time.js';

export function userColumns(person: Person): readonly TableColumn<User>[] {
  return [
    {
      id: 'name',
      label: 'Name',
      cell: ({ id, name, email }) => (
        <>
          <b>{name}</b> {id === person.id && <Tag>you</Tag>}
          <span className="under">{email}</span>
        </>
      ),
    },
    { id: 'role', label: 'Role', cell: ({ role }) => <code>{role}</code> },
    {
      id: 'permissions',
      label: 'Permissions',
      cell: ({ permissions }) =>
        permissions.length === 0 ? (
          <span className="soft">none beside the role</span>
        ) : (
          <code>{permissions.join(', ')}</code>
        ),
    },
    {
      id: 'state',
      label: 'State',
      cell: ({ disabled }) => (disabled ? <Tag tone="bad">disabled</Tag> : <Tag tone="good">active</Tag>),
    },
    { id: 'since', label: 'Since', cell: ({ createdAt }) => <Time at={createdAt} /> },
  ];
}
