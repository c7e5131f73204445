import { useState } from 'react';
import type { DragEvent } from 'react';

interface DragOver {
  readonly isOver: boolean;
  readonly dragProps: {
    onDragEnter(event: DragEvent): void;
    onDragOver(event: DragEvent): void;
    onDragLeave(event: DragEvent): void;
    onDrop(event: DragEvent): void;
  };
}

/** For an element that takes dropped files: whether they are over it. */
export function useDragOver(onFiles: (files: FileList) => void): DragOver {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(true);
  };
  return {
    isOver,
    dragProps: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave({ currentTarget, relatedTarget }) {
        // Moving to an element inside does not leave it.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop(event) {
        event.preventDefault();
        setIsOver(false);
        onFiles(event.dataTransfer.files);
      },
    },
  };
}
